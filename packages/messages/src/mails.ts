import en from './en/mails.json' with { type: 'json' };
import type { TextKey } from './texts.ts';

/** What the server mails, in English; the other languages are read when a mail is written in them. Plural forms have suffixes. */
export const englishMails: Readonly<Record<string, string>> = en;

export type MailKey = TextKey<'mails'>;
