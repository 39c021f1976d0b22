import { wordList } from './word-list.ts';
import { foldText } from '../../places/fold-text.ts';
import { addressCharacters, buildingWords, businessWords, sentenceWords, streetWords } from './address-words.ts';
import { wordPattern } from './word-pattern.ts';

/** Words of addresses or sentences that are also names. */
const alsoNames = new Set([
  'al',
  'el',
  'ng',
  'ang',
  'ko',
  'mo',
  'dr',
  'st',
  'der',
  'ter',
  'ut',
  'pl',
  'os',
  'ba',
  'se',
]);
const noName = wordPattern(
  [...sentenceWords, ...businessWords, ...streetWords, ...buildingWords].filter((word) => !alsoNames.has(word)),
);

/** Titles before or after a person's name. */
const titles = wordPattern(
  wordList(`
    mr; mr.; mrs; mrs.; ms; ms.; miss; khun; k.; herr; frau; encik; puan; cik; engr; engr.
    คุณ; นาย; นางสาว; นาง; น.ส.; السيد; السيدة; الأستاذ; أبو; ابو; أم; ام; 先生; 小姐; 女士; 太太; 様; さん
  `),
);
const titleSigns = ['คุณ', 'นาย', 'นางสาว', 'นาง', 'น.ส.', '先生', '小姐', '女士', '太太', '様', 'さん'];

/** Small words within names: "Ahmad bin Ali", "Ludwig van Beethoven". */
const particles = new Set([
  'bin',
  'binti',
  'bte',
  'binte',
  'al',
  'el',
  'ibn',
  'de',
  'del',
  'dela',
  'da',
  'di',
  'van',
  'von',
  'der',
  'dos',
  'a/l',
  'a/p',
  's/o',
  'd/o',
]);

const longestName = 60;
const digit = /[\p{Nd}\p{No}]/u;

/** The text after a name label, if it can be a name: letters and no digits (specification §5). */
export function labelledName(text: string): string | null {
  const name = text.trim();
  if (digit.test(name) || !/\p{L}/u.test(name) || [...name].length > longestName) return null;
  return name;
}

/** Whether a text without a label is clearly a person's name. */
export function isSurelyName(text: string): boolean {
  if (labelledName(text) === null || !/^[\p{L}\p{M} .'’()/-]+$/u.test(text) || [...text].length > 40) return false;
  const plain = withoutTitle(text);
  const words = plain.split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > 4 || noName.test(foldText(plain))) return false;
  if (/[\u3040-\u30FF\u3400-\u9FFF]/u.test(plain)) return isEastAsianName(plain, plain === text.trim() ? 2 : 1);
  return (
    words.every((word) => particles.has(word.toLowerCase()) || /^[('’]?(?![\p{Ll}])\p{L}/u.test(word)) &&
    [...plain].length > 1
  );
}

/** Whether the text is a name with a title, and so a person's anywhere in the message. */
export function hasTitle(text: string): boolean {
  return titles.test(foldText(text).trim()) && withoutTitle(text) !== text.trim();
}

function withoutTitle(text: string): string {
  let plain = text.trim();
  for (const sign of titleSigns) {
    if (plain.startsWith(sign)) plain = plain.slice(sign.length).trim();
    if (plain.endsWith(sign)) plain = plain.slice(0, -sign.length).trim();
  }
  return plain
    .replace(/^(?:mrs?|ms|miss|khun|k|herr|frau|encik|puan|cik|engr|السيدة?|الأستاذ|[أا]بو|[أا]م)(?:\. ?| )(?=\S)/iu, '')
    .trim();
}

function isEastAsianName(plain: string, minimumLength: number): boolean {
  const letters = plain.replaceAll(/[ 　]/g, '');
  const { length } = [...letters];
  const addressMarks = letters.match(addressCharacters) ?? [];
  if (addressMarks.length > 0) return false;
  return /^[\u3040-\u30FF]+$/u.test(letters) ? length >= 2 && length <= 12 : length >= minimumLength && length <= 5;
}
