import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'sr-Latn',
  direction: 'ltr',
  name: 'Centar za pomoć {brand}',
  title: 'Kako možemo da vam pomognemo?',
  search: 'Pretraži centar za pomoć',
  found: 'Pronađeno članaka: {count}',
  none: 'Nema rezultata. Probajte jednu reč, na primer „cena” ili „otkazivanje”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Naručivanje kurira',
      paragraphs: [
        'Otvorite stranicu „Naruči” i pronađite adresu kupca ili postavite čiodu na mapu. Proverite da li je čioda na pravom ulazu.',
        'Unesite ime i broj telefona kupca, šta kurir nosi i kako se porudžbina plaća. Cenu dostave vidite pre nego što potvrdite.',
        'Pritisnite dugme „Naruči kurira”. Porudžbinu prihvata najbliži slobodan kurir i dolazi na mesto preuzimanja.',
      ],
      words:
        'naručiti poručiti narudžbina nova slanje poslati pošalji paket pošiljka dostavljač dostaviti pozvati lokacija pin adresa mapa',
    },
    {
      topic: 'later',
      title: 'Zakazivanje kurira za kasnije',
      paragraphs: [
        'U delu „Vreme preuzimanja” izaberite „Kasnije”, a zatim termin u kom kurir treba da bude kod vas. Zakazati možete do dva dana unapred.',
        'Zakazana porudžbina čeka na stranici „Praćenje porudžbina”, na kartici „Zakazane”. Možete da je menjate do preuzimanja, a da je otkažete dok je kurir ne prihvati.',
      ],
      words: 'rezervacija rezervisati rezerviši sutra prekosutra datum raspored planirati odložiti pomeriti',
    },
    {
      topic: 'tracking',
      title: 'Praćenje porudžbine',
      paragraphs: [
        'Stranica „Praćenje porudžbina” prikazuje sve današnje porudžbine po fazi: „Nove”, „Zakazane”, „Preuzete”, „Dostavljene” i „Otkazane”. Osvežava se sama.',
        'Kad otvorite porudžbinu, vidite kurira na mapi i očekivano vreme dolaska, a posle predaje i fotografiju dostave.',
        'Starije porudžbine su na stranici „Istorija”. Pretražujte ih po imenu, broju telefona ili broju porudžbine.',
      ],
      words:
        'gde lokacija mapa uživo prati pratiti status stanje eta kada stiže slika dokaz potvrda arhiva ranije prethodne',
    },
    {
      topic: 'cancelling',
      title: 'Otkazivanje porudžbine',
      paragraphs: [
        'Otvorite porudžbinu na stranici „Praćenje porudžbina”, pritisnite „Otkaži porudžbinu” i izaberite razlog.',
        'Porudžbina može da se otkaže dok je kurir ne prihvati. Posle toga je kurir već na putu, pa ga radije pozovite: njegov broj telefona vidite u porudžbini.',
        'Porudžbina otkazana na vreme ne naplaćuje se.',
      ],
      words:
        'otkazati storno stornirati storniraj poništiti obrisati odustati odustajem zaustaviti povraćaj novca refundacija greška greškom pogrešno',
    },
    {
      topic: 'cash',
      title: 'Plaćanje pouzećem',
      paragraphs: [
        'Kad izaberete „Pouzećem (gotovina)”, kurir od kupca naplaćuje vrednost robe. Unesite tačan iznos: kurir ne traži ništa preko toga.',
        '„Plaćeno onlajn” znači da vam je kupac već platio, pa kurir ne naplaćuje ništa.',
        'Porudžbina plaćena onlajn ne može naknadno da se promeni u gotovinsku.',
      ],
      words: 'gotovinom novac pare keš kusur naplata platiti kartica karticom online',
    },
    {
      topic: 'fees',
      title: 'Koliko košta dostava',
      paragraphs: [
        'Cenu dostave čine osnovna cena i cena za svaki kilometar puta. Ukupan iznos i sve stavke vidite pre nego što naručite kurira.',
        'Prikazana cena važi nekoliko minuta. Ako formular ostane otvoren duže, računamo novu i ponovo vas pitamo.',
        'U koraku „Plaćanje” možete da unesete kod vaučera i tako umanjite cenu.',
      ],
      words:
        'cene cenovnik trošak troškovi tarifa poštarina km razdaljina udaljenost popust kupon promo akcija doplata',
    },
    {
      topic: 'hours',
      title: 'Radno vreme',
      paragraphs: [
        'Kuriri rade u okviru radnog vremena koje važi u vašoj zemlji. Izvan tog vremena na stranici „Naruči” piše kada ponovo radimo.',
        'Kurira za kasnije možete da zakažete u svako doba, za termin u okviru radnog vremena.',
      ],
      words: 'otvoreno otvarate zatvoreno zatvarate noć noću uveče vikend nedelja praznik koliko sati',
    },
    {
      topic: 'contact',
      title: 'Kontakt',
      paragraphs: [
        'Neka vam broj porudžbine bude pri ruci: nalazi se na vrhu svake porudžbine. Na pitanja o objektima, ugovorima i fakturama odgovara vaš menadžer naloga.',
      ],
      words: 'podrška korisnički servis telefon pozvati imejl mejl email problem žalba prigovor reklamacija račun',
    },
  ],
};
