import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'ms',
  direction: 'ltr',
  name: 'Pusat bantuan {brand}',
  title: 'Apa yang boleh kami bantu?',
  search: 'Cari dalam pusat bantuan',
  found: 'Artikel ditemui: {count}',
  none: 'Tiada hasil carian. Cuba satu perkataan sahaja, seperti “caj” atau “batal”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Tempah rider',
      paragraphs: [
        'Buka halaman “Tempah”, cari alamat pelanggan atau letak pin pada peta, dan pastikan pin berada di pintu yang betul.',
        'Isi nama dan nombor telefon pelanggan, barang yang rider akan bawa dan kaedah bayaran. Caj penghantaran dipaparkan sebelum anda mengesahkan tempahan.',
        'Tekan “Tempah rider”. Rider terdekat yang tersedia akan menerima pesanan dan datang ke lokasi ambil anda.',
      ],
      words: 'order oder minta panggil runner delivery book booking kirim parcel parsel bungkusan baru baharu map',
    },
    {
      topic: 'later',
      title: 'Tempah rider lebih awal',
      paragraphs: [
        'Di bawah “Masa ambil”, pilih “Kemudian” dan tetapkan masa rider perlu tiba di tempat anda. Tempahan boleh dibuat sehingga dua hari lebih awal.',
        'Pesanan yang ditempah lebih awal ada dalam tab “Dijadualkan” di “Jejak pesanan”. Anda boleh mengubahnya sehingga rider mengambilnya, dan membatalkannya sehingga rider menerima.',
      ],
      words: 'esok lusa nanti tarikh schedule advance preorder later pra-tempah tukar',
    },
    {
      topic: 'tracking',
      title: 'Jejak pesanan anda',
      paragraphs: [
        '“Jejak pesanan” memaparkan semua pesanan hari ini mengikut peringkat: Baharu, Dijadualkan, Diambil, Sampai dan Dibatalkan. Paparannya dikemas kini dengan sendiri.',
        'Buka pesanan untuk melihat rider pada peta dan anggaran masa sampai. Selepas penghantaran, gambar bukti turut dipaparkan di situ.',
        'Pesanan lama ada dalam “Sejarah”. Cari dengan nama, nombor telefon atau ID pesanan.',
      ],
      words: 'track tracking mana lokasi order status foto live history semak',
    },
    {
      topic: 'cancelling',
      title: 'Batalkan pesanan',
      paragraphs: [
        'Buka pesanan dalam “Jejak pesanan”, tekan “Batalkan pesanan” dan pilih sebabnya.',
        'Pesanan boleh dibatalkan selagi belum diterima oleh rider. Selepas itu, rider sudah dalam perjalanan. Sila telefon rider terus dari halaman pesanan.',
        'Tiada caj dikenakan jika pesanan sempat dibatalkan.',
      ],
      words: 'cancel pembatalan stop henti silap salah tersilap refund duit bayaran balik order',
    },
    {
      topic: 'cash',
      title: 'Tunai semasa terima (COD)',
      paragraphs: [
        'Jika anda memilih “Tunai semasa terima (COD)”, rider akan mengutip nilai barang daripada pelanggan. Masukkan jumlah yang tepat, kerana rider tidak akan meminta bayaran lain.',
        'Jika anda memilih “Dibayar dalam talian”, pelanggan sudah membayar kepada anda dan rider tidak mengutip apa-apa.',
        'Pesanan yang sudah dibayar dalam talian tidak boleh ditukar kepada tunai kemudian.',
      ],
      words: 'cash duit wang kutip kutipan pembayaran payment online baki harga',
    },
    {
      topic: 'fees',
      title: 'Berapa caj penghantaran?',
      paragraphs: [
        'Caj penghantaran terdiri daripada caj asas dan caj bagi setiap kilometer mengikut jalan raya. Anda dapat melihat jumlah dan pecahannya sebelum menempah rider.',
        'Caj yang dipaparkan sah selama beberapa minit. Jika borang dibiarkan terbuka lebih lama, caj dikira semula dan kami akan bertanya kepada anda sekali lagi.',
        'Masukkan kod baucar pada langkah “Bayaran” untuk mengurangkan caj.',
      ],
      words: 'harga kos fee yuran upah charge jarak km voucher promo diskaun potongan tambahan mahal',
    },
    {
      topic: 'hours',
      title: 'Waktu operasi',
      paragraphs: [
        'Rider bertugas pada waktu operasi di negara anda. Di luar waktu itu, halaman “Tempah” memberitahu bila perkhidmatan dibuka semula.',
        'Anda boleh menempah rider lebih awal pada bila-bila masa, asalkan masa ambil masih dalam waktu operasi.',
      ],
      words: 'tutup malam pagi pukul jam cuti hujung minggu open close',
    },
    {
      topic: 'contact',
      title: 'Hubungi kami',
      paragraphs: [
        'Sediakan ID pesanan yang tertera di bahagian atas setiap pesanan. Pengurus akaun anda akan menjawab soalan tentang cawangan, kontrak dan invois.',
      ],
      words: 'sokongan khidmat telefon call emel e-mel email masalah aduan bantuan tolong help support contact bil',
    },
  ],
};
