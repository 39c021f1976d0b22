import { isRightToLeft } from '@riderbell/domain/countries/languages.ts';
import { isTranslated, type TranslatedLanguage } from '@riderbell/messages/languages.ts';
import { type MailKey, mailTexts } from '@riderbell/messages/mails.ts';

export interface MailLanguage {
  /** For the `lang` of a page: "th-TH". */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  say(key: MailKey, values?: Readonly<Record<string, string | number>>): string;
}

/** The texts in the language of the receiver, or in English where it is not translated. */
export function mailLanguage(locale: string): MailLanguage {
  const language: TranslatedLanguage = isTranslated(locale) ? locale : 'en';
  const tag = language.replace('_', '-');
  const plurals = new Intl.PluralRules(tag);
  const texts = mailTexts[language];
  return {
    tag,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    say(key, values = {}) {
      const count = values['count'];
      const form = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined;
      const text = form ?? texts[key] ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
  };
}
