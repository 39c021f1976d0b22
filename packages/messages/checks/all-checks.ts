import { checkCharacters, checkComposition, checkSpaces } from './check-characters.ts';
import { checkKeys, checkOrder, checkSyntax } from './check-keys.ts';
import { checkLeftovers, checkQuotes } from './check-leftovers.ts';
import { checkLengths } from './check-lengths.ts';
import { checkBraces, checkPlaceholders } from './check-placeholders.ts';
import { checkEnglishWords, checkLetters, checkSameAsEnglish } from './check-untranslated.ts';
import { checkColons, checkFailedLogins, checkGuestWords } from './check-wording.ts';
import type { Check } from './finding.ts';

/** What every language has to pass, under the rule that it keeps. */
export const allChecks: Readonly<Record<string, Check>> = {
  'are valid JSON, no key twice': checkSyntax,
  'have the keys and plural forms that they need, no other': checkKeys,
  'stand in the English order': checkOrder,
  'write values as {{name}}': checkBraces,
  'say the same values as the English ones': checkPlaceholders,
  'are neither empty nor padded': checkSpaces,
  'hold no sign that nobody sees': checkCharacters,
  'write each letter in one way': checkComposition,
  'are written with the letters of the language': checkLetters,
  'are not the English ones': checkSameAsEnglish,
  'leave no English word': checkEnglishWords,
  'hold no leftovers': checkLeftovers,
  'are written with the quotes of the language': checkQuotes,
  'introduce with a colon where English does': checkColons,
  'begin every failure of the identity provider in the same way (specification §8)': checkFailedLogins,
  'say to guests in other words what is said of customers': checkGuestWords,
  'fit the places where they stand': checkLengths,
};
