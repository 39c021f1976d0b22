import { isRightToLeft, type Language } from './languages.ts';

/** Letters of right-to-left scripts, and characters that change the direction of the text after them. */
const turnsLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Everything but plain Arabic text: Latin letters, but also the digits of a phone number, an amount or a time. */
const turnsRight = /[^\p{Script=Arabic}\p{M}\s.,،؟!]/u;

/**
 * A value to insert into a sentence of a language, such as a name or a phone number. A value that may run in the other direction is
 * isolated (Unicode's FSI and PDI), so that it does not change the direction of the text around it.
 */
export function isolated(value: string, language: Language): string {
  const mayTurn = isRightToLeft(language) ? turnsRight : turnsLeft;
  return mayTurn.test(value) ? `\u2068${value}\u2069` : value;
}
