import type { Language } from '@riderbell/domain/countries/languages.ts';

/** The scripts of each language; Latin for all others. */
const scripts: Partial<Readonly<Record<Language, readonly string[]>>> = {
  th_TH: ['Thai'],
  ar: ['Arabic'],
  zh_CN: ['Han'],
  zh_HK: ['Han'],
  zh_TW: ['Han'],
  ur: ['Arabic'],
  bn: ['Bengali'],
  my: ['Myanmar'],
  km: ['Khmer'],
  lo: ['Lao'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  el: ['Greek'],
  kk: ['Cyrillic'],
  ru: ['Cyrillic'],
};

export function scriptsOf(language: Language): readonly string[] {
  return scripts[language] ?? ['Latin'];
}

/**
 * Letters of another language that look the same or similar: from a neighbour's keyboard, the other Chinese script, an old encoding.
 * Only those that may occur in texts like ours.
 */
export const wrongLetters: Partial<Readonly<Record<Language, string>>> = {
  ar: 'یکےہۂھںٹڈڑ',
  ur: 'يكىةإ٠١٢٣٤٥٦٧٨٩',
  ro: 'şŞţŢãÃ',
  ru: 'іїєґәғқңөұүһ',
  kk: 'їєґ',
  zh_CN: '們這單訂個時間為後還過達員點費實際變設帳號輸選擇碼戶請與關閉開處現貨車輛聯繫電話認證準備說應該對發務',
  zh_HK: '们这单订个时间为后还过达员点费实际变设号输选择码户请与关闭开处现货车辆联电话认证备说应该对发务',
  zh_TW: '们这单订个时间为后还过达员点费实际变设号输选择码户请与关闭开处现货车辆联电话认证备说应该对发务',
};
