import { type ErrorCode, errorCodes } from '@riderbell/contract/errors/error-codes.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { AreaTexts } from './area-texts.ts';

/** The sentence of an error with the values that it names. */
export type ErrorSentence = (code: ErrorCode, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The sentences of errors in a language, as the portal shows them; a missing one is in English.
 * @param areas all areas with texts of errors
 */
export function errorTexts(areas: readonly AreaTexts[]): (language: Language) => Promise<ErrorSentence> {
  return async (language) => {
    const found = await Promise.all([...areas.map((area) => area.in(language)), ...areas.map((area) => area.in('en'))]);
    return (code, values = {}) => {
      const { key } = errorCodes[code];
      const text = found.map((texts) => texts[key]).find((each) => each !== undefined) ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
    };
  };
}
