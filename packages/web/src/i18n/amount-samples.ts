import type { Language } from '@riderbell/domain/countries/languages.ts';

/** For tests: how each language writes what is measured and paid, with plain spaces and without marks of direction. */
interface AmountSample {
  /** 25 minutes, an hour and five minutes, two hours. */
  readonly durations: string;
  /** 850 and 3249 metres. */
  readonly distances: string;
  /** Five and half a kilogram. */
  readonly weights: string;
  /** 1234.5 of each of `amountCurrencies`; 1234 yen. */
  readonly money: string;
}

export const amountCurrencies = ['THB', 'JPY', 'KWD', 'EUR', 'MMK', 'PLN'] as const;

export const amountSamples: Readonly<Record<Language, AmountSample>> = {
  en: {
    durations: '25 min | 1 hr 5 min | 2 hr',
    distances: '850 m | 3.2 km',
    weights: '5 kg | 0.5 kg',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  th_TH: {
    durations: '25 นาที | 1 ชม. 5 นาที | 2 ชม.',
    distances: '850 ม. | 3.2 กม.',
    weights: '5 กก. | 0.5 กก.',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  ar: {
    durations: '25 دقيقة | ساعة و5 دقائق | ساعتان',
    distances: '850 مترًا | 3.2 كم',
    weights: '5 كغم | 0.5 كغم',
    money: '1,234.50 ฿ | 1,234 JP¥ | 1,234.500 د.ك. | 1,234.50 € | 1,234.50 K | 1,234.50 zł',
  },
  zh_CN: {
    durations: '25分钟 | 1小时5分钟 | 2小时',
    distances: '850米 | 3.2公里',
    weights: '5 kg | 0.5 kg',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  zh_HK: {
    durations: '25 分鐘 | 1 小時 5 分鐘 | 2 小時',
    distances: '850 米 | 3.2 公里',
    weights: '5 公斤 | 0.5 公斤',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  zh_TW: {
    durations: '25 分鐘 | 1 小時 5 分鐘 | 2 小時',
    distances: '850 公尺 | 3.2 公里',
    weights: '5 公斤 | 0.5 公斤',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  ms: {
    durations: '25 minit | 1 jam 5 minit | 2 jam',
    distances: '850 m | 3.2 km',
    weights: '5 kg | 0.5 kg',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  fil: {
    durations: '25 min. | 1 oras 5 min. | 2 oras',
    distances: '850 m | 3.2 km',
    weights: '5 kg | 0.5 kg',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  ur: {
    durations: '25 منٹ | 1 گھنٹہ 5 منٹ | 2 گھنٹے',
    distances: '850 میٹر | 3.2 کلو میٹر',
    weights: '5 کلو گرام | 0.5 کلو گرام',
    money: '฿1,234.50 | ¥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  bn: {
    durations: '25 মিনিট | 1 ঘণ্টা 5 মিনিট | 2 ঘণ্টা',
    distances: '850 মি | 3.2 কিমি',
    weights: '5 কেজি | 0.5 কেজি',
    money: '1,234.50฿ | 1,234¥ | 1,234.500 KWD | 1,234.50€ | 1,234.50 K | 1,234.50 zł',
  },
  my: {
    durations: '25 မိနစ် | 1 နာရီ 5 မိနစ် | 2 နာရီ',
    distances: '850 m | 3.2 km',
    weights: '5 kg | 0.5 kg',
    money: '1,234.50 ฿ | 1,234 ¥ | 1,234.500 KWD | 1,234.50 € | 1,234.50 K | 1,234.50 zł',
  },
  km: {
    durations: '25 នាទី | 1 ម៉ោង 5 នាទី | 2 ម៉ោង',
    distances: '850 ម | 3.2 គម',
    weights: '5 kg | 0.5 kg',
    money: '1,234.50฿ | 1,234¥ | 1,234.500 KWD | 1,234.50€ | 1,234.50 K | 1,234.50 zł',
  },
  lo: {
    durations: '25 ນາທີ | 1 ຊົ່ວໂມງ 5 ນາທີ | 2 ຊົ່ວໂມງ',
    distances: '850 ມ | 3,2 ກມ',
    weights: '5 ກິໂລ | 0,5 ກິໂລ',
    money: '฿1.234,50 | ¥1.234 | KWD 1.234,500 | €1.234,50 | K 1.234,50 | zł 1.234,50',
  },
  sv: {
    durations: '25 min | 1 tim 5 min | 2 tim',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1 234,50 ฿ | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 K | 1 234,50 zł',
  },
  hu: {
    durations: '25 perc | 1 óra 5 perc | 2 óra',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1 234,50 ฿ | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 K | 1 234,50 zł',
  },
  ja: {
    durations: '25 分 | 1 時間 5 分 | 2 時間',
    distances: '850 m | 3.2 km',
    weights: '5 kg | 0.5 kg',
    money: '฿1,234.50 | ￥1,234 | KWD 1,234.500 | €1,234.50 | K 1,234.50 | zł 1,234.50',
  },
  nb: {
    durations: '25 min | 1 t 5 min | 2 t',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1 234,50 ฿ | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 K | 1 234,50 zł',
  },
  fi: {
    durations: '25 min | 1 t 5 min | 2 t',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1 234,50 THB | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 MMK | 1 234,50 PLN',
  },
  de: {
    durations: '25 Min. | 1 Std. 5 Min. | 2 Std.',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1.234,50 ฿ | 1.234 ¥ | 1.234,500 KWD | 1.234,50 € | 1.234,50 K | 1.234,50 zł',
  },
  cs: {
    durations: '25 min | 1 h 5 min | 2 h',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1 234,50 ฿ | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 K | 1 234,50 zł',
  },
  el: {
    durations: '25 λεπτά | 1 ώρα 5 λεπτά | 2 ώρες',
    distances: '850 μ. | 3,2 χλμ.',
    weights: '5 κιλά | 0,5 κιλά',
    money: '1.234,50 ฿ | 1.234 ¥ | 1.234,500 KWD | 1.234,50 € | 1.234,50 K | 1.234,50 zł',
  },
  da: {
    durations: '25 min. | 1 t. 5 min. | 2 t.',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1.234,50 ฿ | 1.234 ¥ | 1.234,500 KWD | 1.234,50 € | 1.234,50 K | 1.234,50 zł',
  },
  pl: {
    durations: '25 min | 1 godz. 5 min | 2 godz.',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1 234,50 ฿ | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 K | 1 234,50 zł',
  },
  sr: {
    durations: '25 min | 1 sat 5 min | 2 sata',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1.234,50 ฿ | 1.234 ¥ | 1.234,500 KWD | 1.234,50 € | 1.234,50 K | 1.234,50 zł',
  },
  ro: {
    durations: '25 min. | 1 oră 5 min. | 2 ore',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1.234,50 ฿ | 1.234 ¥ | 1.234,500 KWD | 1.234,50 € | 1.234,50 K | 1.234,50 zł',
  },
  kk: {
    durations: '25 мин | 1 сағ 5 мин | 2 сағ',
    distances: '850 м | 3,2 км',
    weights: '5 кг | 0,5 кг',
    money: '1 234,50 ฿ | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 K | 1 234,50 zł',
  },
  ru: {
    durations: '25 мин | 1 ч 5 мин | 2 ч',
    distances: '850 м | 3,2 км',
    weights: '5 кг | 0,5 кг',
    money: '1 234,50 ฿ | 1 234 ¥ | 1 234,500 KWD | 1 234,50 € | 1 234,50 K | 1 234,50 zł',
  },
  it: {
    durations: '25 min | 1 h 5 min | 2 h',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '1.234,50 ฿ | 1.234 ¥ | 1.234,500 KWD | 1.234,50 € | 1.234,50 K | 1.234,50 zł',
  },
  tr: {
    durations: '25 dk. | 1 sa. 5 dk. | 2 sa.',
    distances: '850 m | 3,2 km',
    weights: '5 kg | 0,5 kg',
    money: '฿1.234,50 | ¥1.234 | KWD 1.234,500 | €1.234,50 | K 1.234,50 | zł 1.234,50',
  },
};
