import { foldText } from '../places/fold-text.ts';

const hint = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|【[^【】]*】/g;
const besideWords = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A heading or a label as it is compared: without case, accents, spaces, punctuation and bracketed hints, so that "Amount* (THB)" is
 * "amount". Empty when the text has no words.
 */
export function headingKey(text: string): string {
  const folded = foldText(text.slice(0, 200));
  const key = folded.replaceAll(hint, ' ').replaceAll(besideWords, '');
  // A heading that is all brackets, such as "[Phone]", still says what it is.
  return key === '' ? folded.replaceAll(besideWords, '') : key;
}
