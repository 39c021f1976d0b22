import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { TextValues } from '@riderbell/messages/texts.ts';
import { languageTag } from './language.ts';

/** The texts of one area in one language, as their file has them. */
export type AreaTexts = Readonly<Record<string, string>>;

/** Making the rules of a language costs far more than asking them. */
const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(language: Language, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(languageTag(language));
  pluralRules.set(language, rules);
  return rules.select(count);
}

/**
 * The text of a key, in the plural form of `count` where there is one, with its `{{values}}` filled in. A key without a text gives
 * itself: a test sees to it that no language lacks one.
 */
export function say(texts: AreaTexts, language: Language, key: string, values: TextValues = {}): string {
  const text =
    (typeof values.count === 'number' ? texts[`${key}_${pluralForm(language, values.count)}`] : undefined) ??
    texts[key];
  return (text ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
