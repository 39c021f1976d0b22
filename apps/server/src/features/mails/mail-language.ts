import { isLanguage, isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { englishMails, type MailKey } from '@riderbell/messages/mails.ts';

export interface MailLanguage {
  /** For the `lang` of a page: "th-TH". */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  say(key: MailKey, values?: Readonly<Record<string, string | number>>): string;
}

/** The language of the receiver, or English for one that the product does not speak. */
export function languageOfMail(locale: string): Language {
  return isLanguage(locale) ? locale : 'en';
}

/**
 * Speaks a language with the texts that there are in it, and by each text that there is not in English.
 * @param onLack told of each text that is missing
 */
export function mailLanguage(
  language: Language,
  own: Readonly<Record<string, string>>,
  onLack: (key: string) => void,
): MailLanguage {
  const tag = languageTag(language);
  const plurals = new Intl.PluralRules(tag);
  const textIn = (texts: Readonly<Record<string, string>>, key: string, count: unknown) =>
    (typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined) ??
    texts[key] ??
    texts[`${key}_other`];
  return {
    tag,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    say(key, values = {}) {
      const text = textIn(own, key, values['count']);
      if (text === undefined) onLack(key);
      return (text ?? textIn(englishMails, key, values['count']) ?? key).replaceAll(
        /\{\{(\w+)\}\}/g,
        (whole, name: string) => String(values[name] ?? whole),
      );
    },
  };
}
