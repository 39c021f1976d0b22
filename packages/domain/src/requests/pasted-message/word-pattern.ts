import { foldText } from '../../places/fold-text.ts';

/** Thai, Lao, Burmese, Khmer, Chinese and Japanese, which have no spaces between words. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF]/;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * A pattern for any of the words in a folded text (`foldText`): as a whole word, or anywhere in scripts without spaces. It
 * consists only of alternatives, so that no text makes it slow.
 */
export function wordPattern(words: readonly string[], flags = 'u'): RegExp {
  // The longest first, so that "cash on delivery" matches before "on delivery".
  const folded = [...new Set(words.map(foldText))].sort((a, b) => b.length - a.length);
  const spaced = folded.filter((word) => !unspaced.test(word)).map(escaped);
  const others = folded.filter((word) => unspaced.test(word)).map(escaped);
  const whole = spaced.length === 0 ? [] : [String.raw`(?<![\p{L}\p{N}])(?:${spaced.join('|')})(?![\p{L}\p{N}])`];
  return new RegExp([...whole, ...others].join('|'), flags);
}
