import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'tr',
  direction: 'ltr',
  name: '{brand} yardım merkezi',
  title: 'Size nasıl yardımcı olabiliriz?',
  search: 'Yardım merkezinde ara',
  found: 'Bulunan makale: {count}',
  none: 'Sonuç bulunamadı. Tek kelimeyle deneyin, örneğin “ücret” veya “iptal”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Kurye çağırma',
      paragraphs: [
        '“Çağır” sayfasını açın, müşterinin adresini arayın veya haritada işaretleyin. İşaretin doğru kapıda olduğunu kontrol edin.',
        'Müşterinin adını ve telefonunu, kuryenin ne taşıyacağını ve ödeme yöntemini girin. Teslimat ücretini onaylamadan önce görürsünüz.',
        '“Kurye çağır” düğmesine basın. Siparişi en yakındaki müsait kurye alır ve alım noktanıza gelir.',
      ],
      words: 'çağrı istek talep gönder gönderi yolla paket pin konum motor motokurye cagir',
    },
    {
      topic: 'later',
      title: 'İleri saate kurye ayırtma',
      paragraphs: [
        '“Alım saati” altında “Daha sonra” seçeneğini seçin ve kuryenin geleceği saati belirleyin. Kuryeyi en fazla iki gün önceden ayırtabilirsiniz.',
        'Bu sipariş “Sipariş takibi” sayfasındaki “Planlı” sekmesinde bekler. Siparişi, kurye teslim alana kadar değiştirebilir, bir kurye kabul edene kadar iptal edebilirsiniz.',
      ],
      words: 'randevu rezervasyon planla planlama zamanla yarın sonraya erteleme ayirt planli',
    },
    {
      topic: 'tracking',
      title: 'Sipariş takibi',
      paragraphs: [
        '“Sipariş takibi” sayfası bugünkü tüm siparişleri aşamalarına göre gösterir: “Yeni”, “Planlı”, “Alınan”, “Ulaşan” ve “İptal”. Sayfa kendiliğinden güncellenir.',
        'Kuryenin haritadaki yerini ve tahmini varış saatini görmek için siparişi açın. Teslimattan sonra kanıt fotoğrafı da burada yer alır.',
        'Eski siparişler “Geçmiş” sayfasındadır. Ad, telefon numarası veya sipariş koduyla arayabilirsiniz.',
      ],
      words: 'nerede nerde canlı izle konum durum gecikti gecikme geldi resim kanit arşiv',
    },
    {
      topic: 'cancelling',
      title: 'Sipariş iptali',
      paragraphs: [
        '“Sipariş takibi” sayfasında siparişi açın, “Siparişi iptal et” düğmesine basın ve nedeni seçin.',
        'Siparişi, bir kurye kabul edene kadar iptal edebilirsiniz. Sonrasında kurye yola çıkmış olur; bu durumda kuryeyi sipariş sayfasından arayın.',
        'Zamanında iptal edilen siparişten ücret alınmaz.',
      ],
      words: 'vazgeç vazgeçtim durdur iade geri para hata hatalı yanlış yanlis yanlışlıkla sil',
    },
    {
      topic: 'cash',
      title: 'Kapıda nakit ödeme',
      paragraphs: [
        '“Kapıda nakit ödeme” seçiliyse kurye ürün bedelini müşteriden tahsil eder. Tutarı tam girin: kurye bunun dışında para istemez.',
        '“Online ödendi” seçiliyse müşteri ödemeyi size zaten yapmıştır, kurye para tahsil etmez.',
        'Online ödenmiş bir siparişte sonradan nakit ödemeye geçilemez.',
      ],
      words: 'tahsilat peşin para üstü bozuk elden havale kart pos kapida internetten',
    },
    {
      topic: 'fees',
      title: 'Teslimat ne kadar tutar?',
      paragraphs: [
        'Ücret, başlangıç ücreti ile yol üzerinden hesaplanan kilometre ücretinden oluşur. Tutarı ve ayrıntılarını kuryeyi çağırmadan önce görürsünüz.',
        'Gördüğünüz ücret birkaç dakika geçerlidir. Form daha uzun süre açık kalırsa ücret yeniden hesaplanır ve onayınız tekrar istenir.',
        'Ücreti düşürmek için “Ödeme” adımında kupon kodunuzu girin.',
      ],
      words:
        'fiyat kaç para kaça tarife maliyet masraf mesafe km indirim kampanya promosyon ek ücret zam pahalı pahali',
    },
    {
      topic: 'hours',
      title: 'Hizmet saatleri',
      paragraphs: [
        'Kuryeler, ülkenizdeki hizmet saatleri içinde çalışır. Bu saatlerin dışında “Çağır” sayfası hizmetin ne zaman yeniden açılacağını gösterir.',
        'İleri saate istediğiniz zaman kurye ayırtabilirsiniz; yeter ki seçtiğiniz saat hizmet saatleri içinde olsun.',
      ],
      words: 'çalışma saatleri mesai açık kapalı gece kaçta kaça kadar hafta sonu bayram tatil acik kapali',
    },
    {
      topic: 'contact',
      title: 'Bize ulaşın',
      paragraphs: [
        'Sipariş kodunu hazır bulundurun; kod her siparişin üst kısmında yer alır. Şube, sözleşme ve faturalarla ilgili sorularınızı hesap yöneticiniz yanıtlar.',
      ],
      words:
        'destek iletişim irtibat telefon e-posta mail müşteri hizmetleri temsilci canlı destek sorun şikayet yardım yardim',
    },
  ],
};
