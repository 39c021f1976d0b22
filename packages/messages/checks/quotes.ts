import type { Language } from '@riderbell/domain/countries/languages.ts';

/** The quotes and apostrophes of each language, as its publishers write them; whatever else looks like one is refused. */
export const quotes: Readonly<Record<Language, string>> = {
  // The straight apostrophe is in messages that the specification gives word for word.
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
