import { checkCharacters, checkComposition, checkSpaces } from './check-characters.ts';
import { checkKeys, checkOrder, checkSyntax } from './check-keys.ts';
import { checkLeftovers, checkQuotes } from './check-leftovers.ts';
import { checkLengths } from './check-lengths.ts';
import { checkBraces, checkPlaceholders } from './check-placeholders.ts';
import { checkEnglishWords, checkLetters, checkSameAsEnglish } from './check-untranslated.ts';
import { checkColons, checkFailedLogins, checkGuestWords } from './check-wording.ts';
import type { Check } from './finding.ts';

/** The checks for every language, each under its rule. */
export const allChecks: Readonly<Record<string, Check>> = {
  'are valid JSON without duplicate keys': checkSyntax,
  'have exactly the required keys and plural forms': checkKeys,
  'are in the English order': checkOrder,
  'have values written as {{name}}': checkBraces,
  'have the same values as the English texts': checkPlaceholders,
  'are neither empty nor padded': checkSpaces,
  'have no invisible characters': checkCharacters,
  'are in Unicode NFC': checkComposition,
  'have only letters of the language': checkLetters,
  'are not the English texts': checkSameAsEnglish,
  'have no English words': checkEnglishWords,
  'have no leftovers': checkLeftovers,
  'have the quotes of the language': checkQuotes,
  'end with a colon where English does': checkColons,
  'begin all failures of the identity provider with the same sentence (specification §8)': checkFailedLogins,
  'have other words for guests than for merchants': checkGuestWords,
  'fit their places on the screen': checkLengths,
};
