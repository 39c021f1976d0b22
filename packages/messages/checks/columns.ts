import { withoutPlaceholders } from './check-placeholders.ts';
import { placeholdersOf } from './check-placeholders.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * How wide a sign with its marks is, in columns: a column is the mean Latin letter of the portal's font (7.2 px of a text of 16 px).
 * Measured once in the browser with the fonts of the portal, over a sentence of each script.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60ー]/u, 2.2],
  [/^\p{Script=Myanmar}/u, 1.9],
  [/^\p{Script=Khmer}/u, 1.7],
  [/^\p{Script=Bengali}/u, 1.5],
  [/^[\p{Script=Thai}\p{Script=Lao}]/u, 1.2],
  [/^[\p{Script=Cyrillic}\p{Script=Greek}]/u, 1.1],
  [/^[\p{M}\p{Cf}]+$/u, 0],
];

/** What a value is reckoned with: an amount, a time, a short name. */
const columnsOfValue = 8;

/** How wide a text is on the screen, roughly, whatever script it is written in. */
export function columnsOf(text: string): number {
  const signs = [...graphemes.segment(withoutPlaceholders(text))];
  const words = signs.reduce((sum, { segment }) => sum + widthOf(segment), 0);
  return Math.ceil(words) + placeholdersOf(text).length * columnsOfValue;
}

function widthOf(sign: string): number {
  return widths.find(([pattern]) => pattern.test(sign))?.[1] ?? 1;
}
