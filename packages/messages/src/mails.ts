import ar from './ar/mails.json' with { type: 'json' };
import en from './en/mails.json' with { type: 'json' };
import th from './th_TH/mails.json' with { type: 'json' };
import type { TranslatedLanguage } from './languages.ts';
import type { TextKey } from './texts.ts';

/** What the server mails; the one area that it reads itself, all languages at once. Plural forms have suffixes. */
export const mailTexts: Readonly<Record<TranslatedLanguage, Readonly<Record<string, string>>>> = { en, th_TH: th, ar };

export type MailKey = TextKey<'mails'>;
