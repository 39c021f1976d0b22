import en from './en/mails.json' with { type: 'json' };
import type { TextKey } from './texts.ts';

/** The English texts of mails; the server reads the other languages when it writes a mail in them. Plural forms have suffixes. */
export const englishMails: Readonly<Record<string, string>> = en;

export type MailKey = TextKey<'mails'>;
