import { isRightToLeft, type Language } from './languages.ts';

/** Letters of scripts that run from right to left, and signs that turn what follows them. */
const turnsLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Whatever is not plainly Arabic writing: Latin letters, but also the digits of a phone number, an amount or a time. */
const turnsRight = /[^\p{Script=Arabic}\p{M}\s.,،؟!]/u;

/**
 * A value for a sentence of a language, such as a name or a phone number. One that may run the other way is set apart from the
 * sentence (Unicode's FSI and PDI), so that neither turns what stands beside it.
 */
export function isolated(value: string, language: Language): string {
  const mayTurn = isRightToLeft(language) ? turnsRight : turnsLeft;
  return mayTurn.test(value) ? `\u2068${value}\u2069` : value;
}
