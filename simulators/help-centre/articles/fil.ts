import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'fil',
  direction: 'ltr',
  name: 'Help center ng {brand}',
  title: 'Paano ka namin matutulungan?',
  search: 'Maghanap sa help center',
  found: 'Mga nakitang article: {count}',
  none: 'Walang nakita. Subukan ang isang salita lang, tulad ng “fee” o “cancel”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Mag-book ng rider',
      paragraphs: [
        'Buksan ang “Mag-book”. Hanapin ang address ng customer o ilagay ang pin sa mapa, at siguraduhing nasa tamang pinto ang pin.',
        'Ilagay ang pangalan at telepono ng customer, kung ano ang dadalhin ng rider, at kung paano ito babayaran. Makikita mo ang delivery fee bago ka magkumpirma.',
        'Pindutin ang “Mag-book ng rider”. Tatanggapin ng pinakamalapit na available na rider ang order at pupunta siya sa pickup point mo.',
      ],
      words: 'um-order booking request padala magpadala ipadala hatid ihatid tawag parcel lokasyon',
    },
    {
      topic: 'later',
      title: 'Mag-schedule ng rider',
      paragraphs: [
        'Sa “Oras ng pickup”, piliin ang “Mag-schedule” at ang oras kung kailan dapat nasa iyo na ang rider. Puwede kang mag-book hanggang dalawang araw mula ngayon.',
        'Makikita ang naka-schedule na order sa tab na “Nakatakda” ng “Pag-track ng order”. Puwede mo itong baguhin hanggang sa ma-pick up ng rider, at i-cancel hangga’t wala pang rider na tumatanggap nito.',
      ],
      words: 'bukas mamaya advance later preorder pre-order booking petsa reserve palitan',
    },
    {
      topic: 'tracking',
      title: 'I-track ang order',
      paragraphs: [
        'Makikita sa “Pag-track ng order” ang lahat ng order ngayong araw ayon sa yugto: Bago, Nakatakda, Na-pick up, Na-deliver at Na-cancel. Kusa itong nag-a-update.',
        'Buksan ang isang order para makita ang rider sa mapa at ang inaasahang oras ng dating. Pagkatapos ng delivery, nandoon na rin ang litratong patunay.',
        'Nasa “Nakaraan” ang mga mas lumang order. Maghanap gamit ang pangalan, telepono o order ID.',
      ],
      words: 'nasaan tracking location lokasyon eta status picture photo proof history',
    },
    {
      topic: 'cancelling',
      title: 'I-cancel ang order',
      paragraphs: [
        'Buksan ang order sa “Pag-track ng order”, pindutin ang “I-cancel ang order” at pumili ng dahilan.',
        'Puwedeng i-cancel ang order hangga’t wala pang rider na tumatanggap nito. Kapag may tumanggap na, papunta na sa iyo ang rider. Tawagan mo na lang siya mula sa page ng order.',
        'Wala kang babayaran kung na-cancel ang order sa tamang oras.',
      ],
      words: 'kanselahin kansela ikansela bawiin itigil ihinto mali pagkakamali refund ibalik stop',
    },
    {
      topic: 'cash',
      title: 'Cash on delivery',
      paragraphs: [
        'Sa “Cash on delivery”, sisingilin ng rider sa customer ang halaga ng item. Ilagay ang eksaktong halaga dahil wala nang ibang sisingilin ang rider.',
        'Sa “Bayad na online”, nakabayad na sa iyo ang customer, kaya walang sisingilin ang rider.',
        'Hindi na puwedeng gawing cash ang order na nabayaran na online.',
      ],
      words: 'cod pera kolekta mangolekta sukli presyo magbayad payment',
    },
    {
      topic: 'fees',
      title: 'Magkano ang delivery?',
      paragraphs: [
        'May base fare ang delivery, at may bayad sa bawat kilometro ayon sa dadaanang kalsada. Makikita mo ang fee at ang mga bahagi nito bago ka mag-book ng rider.',
        'Ilang minutong hindi magbabago ang fee na ipinakita sa iyo. Kapag bukas pa rin ang form pagkatapos noon, kukuwentahin ulit ang fee at tatanungin ka ulit namin.',
        'Ilagay ang voucher code sa hakbang na “Bayad” para bumaba ang fee.',
      ],
      words:
        'presyo singil halaga bayarin gastos km layo distansya promo discount diskuwento bawas dagdag-bayad surcharge mahal',
    },
    {
      topic: 'hours',
      title: 'Service hours',
      paragraphs: [
        'Bumibiyahe ang mga rider sa service hours ng bansa mo. Sa labas ng mga oras na ito, makikita sa “Mag-book” kung kailan ulit magbubukas ang service.',
        'Puwede kang mag-schedule ng rider anumang oras, basta pasok sa service hours ang oras ng pickup.',
      ],
      words: 'sarado open close anong gabi umaga madaling-araw holiday serbisyo',
    },
    {
      topic: 'contact',
      title: 'Makipag-ugnayan sa amin',
      paragraphs: [
        'Ihanda ang order ID, na nasa itaas ng bawat order. Sinasagot ng account manager mo ang mga tanong tungkol sa mga branch, kontrata at invoice.',
      ],
      words:
        'support contact tulong help tawag tawagan telepono phone email e-mail problema reklamo kausapin kontakin resibo',
    },
  ],
};
