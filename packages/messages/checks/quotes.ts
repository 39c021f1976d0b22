import type { Language } from '@riderbell/domain/countries/languages.ts';

/** The quotes and apostrophes of each language, as its publishers use them; all other quotes are refused. */
export const quotes: Readonly<Record<Language, string>> = {
  // Messages that the specification gives word for word have the straight apostrophe.
  en: `“”‘’'`,
  th_TH: '“”‘’',
  ar: '«»“”',
  zh_CN: '“”‘’《》',
  zh_HK: '「」『』《》',
  zh_TW: '「」『』《》',
  ms: '“”‘’',
  fil: '“”‘’',
  ur: '”“‘’',
  bn: '“”‘’',
  my: '“”‘’',
  km: '«»“”‘’',
  lo: '“”‘’',
  sv: '”’',
  hu: '„”»«’',
  ja: '「」『』',
  nb: '«»‘’',
  fi: '”’',
  de: '„“‚‘’',
  cs: '„“‚‘',
  el: '«»“”’',
  da: '”“»«’',
  pl: '„”«»’',
  sr: '„“”’',
  ro: '„”«»’',
  kk: '«»“”',
  ru: '«»„“',
  it: '«»“”’',
  tr: '“”‘’',
};

export const anyQuote = /["'`´“”„‟‘’‚‛«»‹›「」『』《》〈〉＂＇]/gu;
