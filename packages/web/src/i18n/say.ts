import { isolated } from '@riderbell/domain/countries/isolated.ts';
import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { TextValues } from '@riderbell/messages/texts.ts';

/** The texts of one area in one language, as their file has them. */
export type AreaTexts = Readonly<Record<string, string>>;

/** Making the rules of a language costs far more than asking them. */
const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(language: Language, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(languageTag(language));
  pluralRules.set(language, rules);
  return rules.select(count);
}

/** The text of a key, in the plural form of `count` where there is one, with its `{{values}}` filled in; undefined where there is no text. */
export function find(texts: AreaTexts, language: Language, key: string, values: TextValues = {}): string | undefined {
  const form = typeof values.count === 'number' ? texts[`${key}_${pluralForm(language, values.count)}`] : undefined;
  // A browser may count by other rules than the texts, and English, which stands in for a language, has not all of its forms.
  const text = form ?? texts[key] ?? texts[`${key}_other`];
  return text?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => filled(values[name], language));
}

/** A value as it stands in the sentence; one that may run the other way is set apart (`isolated`). */
function filled(value: TextValues[string] | undefined, language: Language): string {
  return typeof value === 'string' ? isolated(value, language) : String(value ?? '');
}

/** The same; a key without a text gives itself. */
export function say(texts: AreaTexts, language: Language, key: string, values?: TextValues): string {
  return find(texts, language, key, values) ?? key;
}
