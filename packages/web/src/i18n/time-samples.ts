import type { Language } from '@riderbell/domain/countries/languages.ts';

/**
 * For tests: what readers of each language find on a page at 09:05 on Thursday 5 March 2026 in Bangkok, with plain spaces and without
 * marks of direction.
 */
interface TimeSample {
  /** The date, the moment, the time. */
  readonly dates: string;
  /** Yesterday, today, tomorrow, the day after. */
  readonly days: string;
  /** See `pastSeconds`. */
  readonly past: string;
  /** See `futureSeconds`. */
  readonly future: string;
}

const [minute, hour, day] = [60, 3600, 86_400];

/** The numbers that languages bend their words for. */
export const pastSeconds = [1, 21, ...[1, 2, 5, 11, 22, 25].map((n) => n * minute), hour, 2 * hour, 5 * day];
export const futureSeconds = [
  1,
  21,
  ...[1, 2, 5, 11, 22, 25].map((n) => n * minute),
  ...[1, 2, 21].map((n) => n * hour),
  5 * day,
];

export const timeSamples: Readonly<Record<Language, TimeSample>> = {
  en: {
    dates: '5 Mar 2026 | Thu 5 Mar, 09:05 | 09:05',
    days: 'Yesterday | Today | Tomorrow | Sat 7 Mar',
    past: '1 second ago | 21 seconds ago | 1 minute ago | 2 minutes ago | 5 minutes ago | 11 minutes ago | 22 minutes ago | 25 minutes ago | 1 hour ago | 2 hours ago | 5 days ago',
    future:
      'in 1 second | in 21 seconds | in 1 minute | in 2 minutes | in 5 minutes | in 11 minutes | in 22 minutes | in 25 minutes | in 1 hour | in 2 hours | in 21 hours | in 5 days',
  },
  th_TH: {
    dates: '5 มี.ค. 2026 | พฤหัส 5 มี.ค. 09:05 | 09:05',
    days: 'เมื่อวาน | วันนี้ | พรุ่งนี้ | เสาร์ 7 มี.ค.',
    past: '1 วินาทีที่ผ่านมา | 21 วินาทีที่ผ่านมา | 1 นาทีที่ผ่านมา | 2 นาทีที่ผ่านมา | 5 นาทีที่ผ่านมา | 11 นาทีที่ผ่านมา | 22 นาทีที่ผ่านมา | 25 นาทีที่ผ่านมา | 1 ชั่วโมงที่ผ่านมา | 2 ชั่วโมงที่ผ่านมา | 5 วันที่ผ่านมา',
    future:
      'ในอีก 1 วินาที | ในอีก 21 วินาที | ในอีก 1 นาที | ในอีก 2 นาที | ในอีก 5 นาที | ในอีก 11 นาที | ในอีก 22 นาที | ในอีก 25 นาที | ในอีก 1 ชั่วโมง | ในอีก 2 ชั่วโมง | ในอีก 21 ชั่วโมง | ในอีก 5 วัน',
  },
  ar: {
    dates: '5 مارس 2026 | الخميس، 5 مارس، 09:05 | 09:05',
    days: 'أمس | اليوم | غدًا | السبت، 7 مارس',
    past: 'قبل ثانية واحدة | قبل 21 ثانية | قبل دقيقة واحدة | قبل دقيقتين | قبل 5 دقائق | قبل 11 دقيقة | قبل 22 دقيقة | قبل 25 دقيقة | قبل ساعة واحدة | قبل ساعتين | قبل 5 أيام',
    future:
      'خلال ثانية واحدة | خلال 21 ثانية | خلال دقيقة واحدة | خلال دقيقتين | خلال 5 دقائق | خلال 11 دقيقة | خلال 22 دقيقة | خلال 25 دقيقة | خلال ساعة واحدة | خلال ساعتين | خلال 21 ساعة | خلال 5 أيام',
  },
  zh_CN: {
    dates: '2026年3月5日 | 3月5日周四 09:05 | 09:05',
    days: '昨天 | 今天 | 明天 | 3月7日周六',
    past: '1秒钟前 | 21秒钟前 | 1分钟前 | 2分钟前 | 5分钟前 | 11分钟前 | 22分钟前 | 25分钟前 | 1小时前 | 2小时前 | 5天前',
    future:
      '1秒钟后 | 21秒钟后 | 1分钟后 | 2分钟后 | 5分钟后 | 11分钟后 | 22分钟后 | 25分钟后 | 1小时后 | 2小时后 | 21小时后 | 5天后',
  },
  zh_HK: {
    dates: '2026年3月5日 | 3月5日週四 09:05 | 09:05',
    days: '昨日 | 今日 | 明日 | 3月7日週六',
    past: '1 秒前 | 21 秒前 | 1 分鐘前 | 2 分鐘前 | 5 分鐘前 | 11 分鐘前 | 22 分鐘前 | 25 分鐘前 | 1 小時前 | 2 小時前 | 5 日前',
    future:
      '1 秒後 | 21 秒後 | 1 分鐘後 | 2 分鐘後 | 5 分鐘後 | 11 分鐘後 | 22 分鐘後 | 25 分鐘後 | 1 小時後 | 2 小時後 | 21 小時後 | 5 日後',
  },
  zh_TW: {
    dates: '2026年3月5日 | 3月5日週四 09:05 | 09:05',
    days: '昨天 | 今天 | 明天 | 3月7日週六',
    past: '1 秒前 | 21 秒前 | 1 分鐘前 | 2 分鐘前 | 5 分鐘前 | 11 分鐘前 | 22 分鐘前 | 25 分鐘前 | 1 小時前 | 2 小時前 | 5 天前',
    future:
      '1 秒後 | 21 秒後 | 1 分鐘後 | 2 分鐘後 | 5 分鐘後 | 11 分鐘後 | 22 分鐘後 | 25 分鐘後 | 1 小時後 | 2 小時後 | 21 小時後 | 5 天後',
  },
  ms: {
    dates: '5 Mac 2026 | Kha, 5 Mac, 09:05 | 09:05',
    days: 'Semalam | Hari ini | Esok | Sab, 7 Mac',
    past: '1 saat lalu | 21 saat lalu | 1 minit lalu | 2 minit lalu | 5 minit lalu | 11 minit lalu | 22 minit lalu | 25 minit lalu | 1 jam lalu | 2 jam lalu | 5 hari lalu',
    future:
      'dalam 1 saat | dalam 21 saat | dalam 1 minit | dalam 2 minit | dalam 5 minit | dalam 11 minit | dalam 22 minit | dalam 25 minit | dalam 1 jam | dalam 2 jam | dalam 21 jam | dalam 5 hari',
  },
  fil: {
    dates: 'Mar 5, 2026 | Huw, Mar 5, 09:05 | 09:05',
    days: 'Kahapon | Ngayong araw | Bukas | Sab, Mar 7',
    past: '1 segundo ang nakalipas | 21 segundo ang nakalipas | 1 minuto ang nakalipas | 2 minuto ang nakalipas | 5 minuto ang nakalipas | 11 minuto ang nakalipas | 22 minuto ang nakalipas | 25 minuto ang nakalipas | 1 oras ang nakalipas | 2 oras ang nakalipas | 5 araw ang nakalipas',
    future:
      'sa 1 segundo | sa 21 segundo | sa 1 minuto | sa 2 minuto | sa 5 minuto | sa 11 minuto | sa 22 minuto | sa 25 minuto | sa 1 oras | sa 2 oras | sa 21 oras | sa 5 araw',
  },
  ur: {
    dates: '5 مارچ، 2026 | جمعرات، 5 مارچ، 09:05 | 09:05',
    days: 'گزشتہ کل | آج | آئندہ کل | ہفتہ، 7 مارچ',
    past: '1 سیکنڈ پہلے | 21 سیکنڈ پہلے | 1 منٹ پہلے | 2 منٹ پہلے | 5 منٹ پہلے | 11 منٹ پہلے | 22 منٹ پہلے | 25 منٹ پہلے | 1 گھنٹہ پہلے | 2 گھنٹے پہلے | 5 دنوں پہلے',
    future:
      '1 سیکنڈ میں | 21 سیکنڈ میں | 1 منٹ میں | 2 منٹ میں | 5 منٹ میں | 11 منٹ میں | 22 منٹ میں | 25 منٹ میں | 1 گھنٹے میں | 2 گھنٹے میں | 21 گھنٹے میں | 5 دنوں میں',
  },
  bn: {
    dates: '5 মার্চ, 2026 | বৃহস্পতি 5 মার্চ, 09:05 | 09:05',
    days: 'গতকাল | আজ | আগামীকাল | শনি 7 মার্চ',
    past: '1 সেকেন্ড আগে | 21 সেকেন্ড পূর্বে | 1 মিনিট আগে | 2 মিনিট আগে | 5 মিনিট আগে | 11 মিনিট আগে | 22 মিনিট আগে | 25 মিনিট আগে | 1 ঘণ্টা আগে | 2 ঘণ্টা আগে | 5 দিন আগে',
    future:
      '1 সেকেন্ডে | 21 সেকেন্ডে | 1 মিনিটে | 2 মিনিটে | 5 মিনিটে | 11 মিনিটে | 22 মিনিটে | 25 মিনিটে | 1 ঘণ্টায় | 2 ঘণ্টায় | 21 ঘণ্টায় | 5 দিনের মধ্যে',
  },
  my: {
    dates: '2026 မတ် 5 | မတ် 5 ကြာသပတေး 09:05 | 09:05',
    days: 'မနေ့က | ယနေ့ | မနက်ဖြန် | မတ် 7 စနေ',
    past: 'ပြီးခဲ့သည့် 1 စက္ကန့် | ပြီးခဲ့သည့် 21 စက္ကန့် | ပြီးခဲ့သည့် 1 မိနစ် | ပြီးခဲ့သည့် 2 မိနစ် | ပြီးခဲ့သည့် 5 မိနစ် | ပြီးခဲ့သည့် 11 မိနစ် | ပြီးခဲ့သည့် 22 မိနစ် | ပြီးခဲ့သည့် 25 မိနစ် | ပြီးခဲ့သည့် 1 နာရီ | ပြီးခဲ့သည့် 2 နာရီ | ပြီးခဲ့သည့် 5 ရက်',
    future:
      '1 စက္ကန့်အတွင်း | 21 စက္ကန့်အတွင်း | 1 မိနစ်အတွင်း | 2 မိနစ်အတွင်း | 5 မိနစ်အတွင်း | 11 မိနစ်အတွင်း | 22 မိနစ်အတွင်း | 25 မိနစ်အတွင်း | 1 နာရီအတွင်း | 2 နာရီအတွင်း | 21 နာရီအတွင်း | 5 ရက်အတွင်း',
  },
  km: {
    dates: '5 មីនា 2026 | ព្រហ 5 មីនា, 09:05 | 09:05',
    days: 'ម្សិលមិញ | ថ្ងៃនេះ | ថ្ងៃស្អែក | សៅរ៍ 7 មីនា',
    past: '1 វិនាទីមុន | 21 វិនាទីមុន | 1 នាទីមុន | 2 នាទីមុន | 5 នាទីមុន | 11 នាទីមុន | 22 នាទីមុន | 25 នាទីមុន | 1 ម៉ោងមុន | 2 ម៉ោងមុន | 5 ថ្ងៃមុន',
    future:
      '1 វិនាទីទៀត | 21 វិនាទីទៀត | 1 នាទីទៀត | 2 នាទីទៀត | 5 នាទីទៀត | 11 នាទីទៀត | 22 នាទីទៀត | 25 នាទីទៀត | ក្នុងរយៈពេល 1 ម៉ោង | ក្នុងរយៈពេល 2 ម៉ោង | ក្នុងរយៈពេល 21 ម៉ោង | 5 ថ្ងៃទៀត',
  },
  lo: {
    dates: '5 ມ.ນ. 2026 | ພະຫັດ 5 ມ.ນ., 09:05 | 09:05',
    days: 'ມື້ວານ | ມື້ນີ້ | ມື້ອື່ນ | ເສົາ 7 ມ.ນ.',
    past: '1 ວິນາທີກ່ອນ | 21 ວິນາທີກ່ອນ | 1 ນາທີກ່ອນ | 2 ນາທີກ່ອນ | 5 ນາທີກ່ອນ | 11 ນາທີກ່ອນ | 22 ນາທີກ່ອນ | 25 ນາທີກ່ອນ | 1 ຊົ່ວໂມງກ່ອນ | 2 ຊົ່ວໂມງກ່ອນ | 5 ມື້ກ່ອນ',
    future:
      'ໃນອີກ 1 ວິນາທີ | ໃນອີກ 21 ວິນາທີ | ໃນອີກ 1 ນາທີ | ໃນອີກ 2 ນາທີ | ໃນອີກ 5 ນາທີ | ໃນອີກ 11 ນາທີ | ໃນອີກ 22 ນາທີ | ໃນອີກ 25 ນາທີ | ໃນອີກ 1 ຊົ່ວໂມງ | ໃນອີກ 2 ຊົ່ວໂມງ | ໃນອີກ 21 ຊົ່ວໂມງ | ໃນອີກ 5 ມື້',
  },
  sv: {
    dates: '5 mars 2026 | tors 5 mars 09:05 | 09:05',
    days: 'I går | I dag | I morgon | lör 7 mars',
    past: 'för 1 sekund sedan | för 21 sekunder sedan | för 1 minut sedan | för 2 minuter sedan | för 5 minuter sedan | för 11 minuter sedan | för 22 minuter sedan | för 25 minuter sedan | för 1 timme sedan | för 2 timmar sedan | för 5 dagar sedan',
    future:
      'om 1 sekund | om 21 sekunder | om 1 minut | om 2 minuter | om 5 minuter | om 11 minuter | om 22 minuter | om 25 minuter | om 1 timme | om 2 timmar | om 21 timmar | om 5 dagar',
  },
  hu: {
    dates: '2026. márc. 5. | márc. 5., Cs 09:05 | 09:05',
    days: 'Tegnap | Ma | Holnap | márc. 7., Szo',
    past: '1 másodperccel ezelőtt | 21 másodperccel ezelőtt | 1 perccel ezelőtt | 2 perccel ezelőtt | 5 perccel ezelőtt | 11 perccel ezelőtt | 22 perccel ezelőtt | 25 perccel ezelőtt | 1 órával ezelőtt | 2 órával ezelőtt | 5 nappal ezelőtt',
    future:
      '1 másodperc múlva | 21 másodperc múlva | 1 perc múlva | 2 perc múlva | 5 perc múlva | 11 perc múlva | 22 perc múlva | 25 perc múlva | 1 óra múlva | 2 óra múlva | 21 óra múlva | 5 nap múlva',
  },
  ja: {
    dates: '2026年3月5日 | 3月5日(木) 09:05 | 09:05',
    days: '昨日 | 今日 | 明日 | 3月7日(土)',
    past: '1 秒前 | 21 秒前 | 1 分前 | 2 分前 | 5 分前 | 11 分前 | 22 分前 | 25 分前 | 1 時間前 | 2 時間前 | 5 日前',
    future:
      '1 秒後 | 21 秒後 | 1 分後 | 2 分後 | 5 分後 | 11 分後 | 22 分後 | 25 分後 | 1 時間後 | 2 時間後 | 21 時間後 | 5 日後',
  },
  nb: {
    dates: '5. mars 2026 | tor. 5. mars, 09:05 | 09:05',
    days: 'I går | I dag | I morgen | lør. 7. mars',
    past: 'for 1 sekund siden | for 21 sekunder siden | for 1 minutt siden | for 2 minutter siden | for 5 minutter siden | for 11 minutter siden | for 22 minutter siden | for 25 minutter siden | for 1 time siden | for 2 timer siden | for 5 døgn siden',
    future:
      'om 1 sekund | om 21 sekunder | om 1 minutt | om 2 minutter | om 5 minutter | om 11 minutter | om 22 minutter | om 25 minutter | om 1 time | om 2 timer | om 21 timer | om 5 døgn',
  },
  fi: {
    dates: '5.3.2026 | to 5.3. klo 09.05 | 09.05',
    days: 'Eilen | Tänään | Huomenna | la 7.3.',
    past: '1 sekunti sitten | 21 sekuntia sitten | 1 minuutti sitten | 2 minuuttia sitten | 5 minuuttia sitten | 11 minuuttia sitten | 22 minuuttia sitten | 25 minuuttia sitten | 1 tunti sitten | 2 tuntia sitten | 5 päivää sitten',
    future:
      '1 sekunnin päästä | 21 sekunnin päästä | 1 minuutin päästä | 2 minuutin päästä | 5 minuutin päästä | 11 minuutin päästä | 22 minuutin päästä | 25 minuutin päästä | 1 tunnin päästä | 2 tunnin päästä | 21 tunnin päästä | 5 päivän päästä',
  },
  de: {
    dates: '5. März 2026 | Do., 5. März, 09:05 | 09:05',
    days: 'Gestern | Heute | Morgen | Sa., 7. März',
    past: 'vor 1 Sekunde | vor 21 Sekunden | vor 1 Minute | vor 2 Minuten | vor 5 Minuten | vor 11 Minuten | vor 22 Minuten | vor 25 Minuten | vor 1 Stunde | vor 2 Stunden | vor 5 Tagen',
    future:
      'in 1 Sekunde | in 21 Sekunden | in 1 Minute | in 2 Minuten | in 5 Minuten | in 11 Minuten | in 22 Minuten | in 25 Minuten | in 1 Stunde | in 2 Stunden | in 21 Stunden | in 5 Tagen',
  },
  cs: {
    dates: '5. 3. 2026 | čt 5. 3. 09:05 | 09:05',
    days: 'Včera | Dnes | Zítra | so 7. 3.',
    past: 'před 1 sekundou | před 21 sekundami | před 1 minutou | před 2 minutami | před 5 minutami | před 11 minutami | před 22 minutami | před 25 minutami | před 1 hodinou | před 2 hodinami | před 5 dny',
    future:
      'za 1 sekundu | za 21 sekund | za 1 minutu | za 2 minuty | za 5 minut | za 11 minut | za 22 minut | za 25 minut | za 1 hodinu | za 2 hodiny | za 21 hodin | za 5 dní',
  },
  el: {
    dates: '5 Μαρ 2026 | Πέμ 5 Μαρ, 09:05 | 09:05',
    days: 'Χθες | Σήμερα | Αύριο | Σάβ 7 Μαρ',
    past: 'πριν από 1 δευτερόλεπτο | πριν από 21 δευτερόλεπτα | πριν από 1 λεπτό | πριν από 2 λεπτά | πριν από 5 λεπτά | πριν από 11 λεπτά | πριν από 22 λεπτά | πριν από 25 λεπτά | πριν από 1 ώρα | πριν από 2 ώρες | πριν από 5 ημέρες',
    future:
      'σε 1 δευτερόλεπτο | σε 21 δευτερόλεπτα | σε 1 λεπτό | σε 2 λεπτά | σε 5 λεπτά | σε 11 λεπτά | σε 22 λεπτά | σε 25 λεπτά | σε 1 ώρα | σε 2 ώρες | σε 21 ώρες | σε 5 ημέρες',
  },
  da: {
    dates: '5. mar. 2026 | tors. 5. mar., 09.05 | 09.05',
    days: 'I går | I dag | I morgen | lør. 7. mar.',
    past: 'for 1 sekund siden | for 21 sekunder siden | for 1 minut siden | for 2 minutter siden | for 5 minutter siden | for 11 minutter siden | for 22 minutter siden | for 25 minutter siden | for 1 time siden | for 2 timer siden | for 5 dage siden',
    future:
      'om 1 sekund | om 21 sekunder | om 1 minut | om 2 minutter | om 5 minutter | om 11 minutter | om 22 minutter | om 25 minutter | om 1 time | om 2 timer | om 21 timer | om 5 dage',
  },
  pl: {
    dates: '5 mar 2026 | czw., 5 mar, 09:05 | 09:05',
    days: 'Wczoraj | Dzisiaj | Jutro | sob., 7 mar',
    past: '1 sekundę temu | 21 sekund temu | 1 minutę temu | 2 minuty temu | 5 minut temu | 11 minut temu | 22 minuty temu | 25 minut temu | 1 godzinę temu | 2 godziny temu | 5 dni temu',
    future:
      'za 1 sekundę | za 21 sekund | za 1 minutę | za 2 minuty | za 5 minut | za 11 minut | za 22 minuty | za 25 minut | za 1 godzinę | za 2 godziny | za 21 godzin | za 5 dni',
  },
  sr: {
    dates: '5. mar 2026. | čet 5. mar 09:05 | 09:05',
    days: 'Juče | Danas | Sutra | sub 7. mar',
    past: 'pre 1 sekunde | pre 21 sekunde | pre 1 minuta | pre 2 minuta | pre 5 minuta | pre 11 minuta | pre 22 minuta | pre 25 minuta | pre 1 sata | pre 2 sata | pre 5 dana',
    future:
      'za 1 sekundu | za 21 sekundu | za 1 minut | za 2 minuta | za 5 minuta | za 11 minuta | za 22 minuta | za 25 minuta | za 1 sat | za 2 sata | za 21 sat | za 5 dana',
  },
  ro: {
    dates: '5 mar. 2026 | joi, 5 mar., 09:05 | 09:05',
    days: 'Ieri | Azi | Mâine | sâm., 7 mar.',
    past: 'acum 1 secundă | acum 21 de secunde | acum 1 minut | acum 2 minute | acum 5 minute | acum 11 minute | acum 22 de minute | acum 25 de minute | acum 1 oră | acum 2 ore | acum 5 zile',
    future:
      'peste 1 secundă | peste 21 de secunde | peste 1 minut | peste 2 minute | peste 5 minute | peste 11 minute | peste 22 de minute | peste 25 de minute | peste 1 oră | peste 2 ore | peste 21 de ore | peste 5 zile',
  },
  kk: {
    dates: '2026 ж. 5 нау. | 5 нау., бс, 09:05 | 09:05',
    days: 'Кеше | Бүгін | Ертең | 7 нау., сб',
    past: '1 секунд бұрын | 21 секунд бұрын | 1 минут бұрын | 2 минут бұрын | 5 минут бұрын | 11 минут бұрын | 22 минут бұрын | 25 минут бұрын | 1 сағат бұрын | 2 сағат бұрын | 5 күн бұрын',
    future:
      '1 секундтан кейін | 21 секундтан кейін | 1 минуттан кейін | 2 минуттан кейін | 5 минуттан кейін | 11 минуттан кейін | 22 минуттан кейін | 25 минуттан кейін | 1 сағаттан кейін | 2 сағаттан кейін | 21 сағаттан кейін | 5 күннен кейін',
  },
  ru: {
    dates: '5 мар. 2026 г. | чт, 5 мар., 09:05 | 09:05',
    days: 'Вчера | Сегодня | Завтра | сб, 7 мар.',
    past: '1 секунду назад | 21 секунду назад | 1 минуту назад | 2 минуты назад | 5 минут назад | 11 минут назад | 22 минуты назад | 25 минут назад | 1 час назад | 2 часа назад | 5 дней назад',
    future:
      'через 1 секунду | через 21 секунду | через 1 минуту | через 2 минуты | через 5 минут | через 11 минут | через 22 минуты | через 25 минут | через 1 час | через 2 часа | через 21 час | через 5 дней',
  },
  it: {
    dates: '5 mar 2026 | gio 5 mar, 09:05 | 09:05',
    days: 'Ieri | Oggi | Domani | sab 7 mar',
    past: '1 secondo fa | 21 secondi fa | 1 minuto fa | 2 minuti fa | 5 minuti fa | 11 minuti fa | 22 minuti fa | 25 minuti fa | 1 ora fa | 2 ore fa | 5 giorni fa',
    future:
      'tra 1 secondo | tra 21 secondi | tra 1 minuto | tra 2 minuti | tra 5 minuti | tra 11 minuti | tra 22 minuti | tra 25 minuti | tra 1 ora | tra 2 ore | tra 21 ore | tra 5 giorni',
  },
  tr: {
    dates: '5 Mar 2026 | 5 Mar Per 09:05 | 09:05',
    days: 'Dün | Bugün | Yarın | 7 Mar Cmt',
    past: '1 saniye önce | 21 saniye önce | 1 dakika önce | 2 dakika önce | 5 dakika önce | 11 dakika önce | 22 dakika önce | 25 dakika önce | 1 saat önce | 2 saat önce | 5 gün önce',
    future:
      '1 saniye sonra | 21 saniye sonra | 1 dakika sonra | 2 dakika sonra | 5 dakika sonra | 11 dakika sonra | 22 dakika sonra | 25 dakika sonra | 1 saat sonra | 2 saat sonra | 21 saat sonra | 5 gün sonra',
  },
};
