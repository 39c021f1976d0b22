import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';

const formSuffix = /_(zero|one|two|few|many|other)$/;

/** The plural forms of a language by the browsers' rules, in the order of our files. */
export function formsOf(language: Language): string[] {
  const forms = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => forms.some((own) => own === form));
}

/** Some numbers of a plural form; a form without whole numbers is for fractions. */
export function numbersOf(language: Language, form: string): number[] {
  const rules = new Intl.PluralRules(languageTag(language));
  const whole = Array.from({ length: 201 }, (_, number) => number);
  const numbers = [...whole, 1_000_000, 0.5, 1.5, 10.5];
  return numbers.filter((number) => rules.select(number) === form);
}

/** "wait_few" is the form "few" of "wait", if "wait" is a plural. */
export function formOf(key: string, texts: Readonly<Record<string, string>>): { base: string; form: string | null } {
  const form = formSuffix.exec(key)?.[1];
  const base = key.replace(formSuffix, '');
  return form === undefined || texts[`${base}_other`] === undefined ? { base: key, form: null } : { base, form };
}

/** A key that a language has to have. */
export interface ExpectedKey {
  readonly key: string;
  /** The key without its plural form. */
  readonly base: string;
  readonly form: string | null;
  /** The key of the English text. */
  readonly source: string;
  /** The English text to translate; for a plural, the form "other". */
  readonly english: string;
  /** Whether the form is for a single whole number, so that it may say "once" instead of the number. */
  readonly singleNumber: boolean;
}

/** The keys of an area in a language, in the English order. */
export function expectedKeys(english: Readonly<Record<string, string>>, language: Language): ExpectedKey[] {
  const done = new Set<string>();
  return Object.entries(english).flatMap(([key, text]): ExpectedKey[] => {
    const { base, form } = formOf(key, english);
    if (form === null) return [{ key, base, form, source: key, english: text, singleNumber: false }];
    if (done.has(base)) return [];
    done.add(base);
    return formsOf(language).map((form) => ({
      key: `${base}_${form}`,
      base,
      form,
      source: `${base}_other`,
      english: english[`${base}_other`] ?? text,
      singleNumber: numbersOf(language, form).filter(Number.isInteger).length === 1,
    }));
  });
}
