import { isLanguage, isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { englishMails, type MailKey } from '@riderbell/messages/mails.ts';

export interface MailLanguage {
  /** The `lang` attribute: "th-TH". */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  say(key: MailKey, values?: Readonly<Record<string, string | number>>): string;
}

/** The recipient's language, or English for one that the product does not have. */
export function languageOfMail(locale: string): Language {
  return isLanguage(locale) ? locale : 'en';
}

/**
 * Writes in a language with its own texts, and in English where one is missing.
 * @param onMissing called for each missing text
 */
export function mailLanguage(
  language: Language,
  own: Readonly<Record<string, string>>,
  onMissing: (key: string) => void,
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
      if (text === undefined) onMissing(key);
      return (text ?? textIn(englishMails, key, values['count']) ?? key).replaceAll(
        /\{\{(\w+)\}\}/g,
        (whole, name: string) => String(values[name] ?? whole),
      );
    },
  };
}
