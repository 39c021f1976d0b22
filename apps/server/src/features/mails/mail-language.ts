import { isLanguage, isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { englishMails, type MailKey } from '@riderbell/messages/mails.ts';
import { createInstance } from 'i18next';

export interface MailLanguage {
  /** The `lang` attribute: "th-TH". */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  say(key: MailKey, values?: Readonly<Record<string, string | number>>): string;
  /** A day such as "2026-11-22" in words. */
  date(day: string): string;
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
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    defaultNS: 'mails',
    resources: { en: { mails: englishMails } },
    keySeparator: false,
    nsSeparator: false,
    // A mail is written as text and as HTML, which is escaped where it is made.
    interpolation: { escapeValue: false },
  });
  i18n.addResourceBundle(language, 'mails', own);
  const tag = languageTag(language);
  const dates = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    tag,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    say(key, values) {
      const { res, usedLng } = i18n.t(key, { ...values, returnDetails: true });
      if (usedLng !== language) onMissing(key);
      return res;
    },
    date: (day) => dates.format(Date.parse(day)),
  };
}
