import { withoutPlaceholders } from './check-placeholders.ts';
import { placeholdersOf } from './check-placeholders.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The width of a character with its marks, in columns: a column is the average Latin letter of the portal's font (7.2 px at 16 px).
 * Measured once in the browser with the portal's fonts, with a sentence in each script.
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

/** The assumed width of a value: an amount, a time, a short name. */
const columnsOfValue = 8;

/** The approximate width of a text on the screen, in any script. */
export function columnsOf(text: string): number {
  const characters = [...graphemes.segment(withoutPlaceholders(text))];
  const words = characters.reduce((sum, { segment }) => sum + widthOf(segment), 0);
  return Math.ceil(words) + placeholdersOf(text).length * columnsOfValue;
}

function widthOf(character: string): number {
  return widths.find(([pattern]) => pattern.test(character))?.[1] ?? 1;
}
