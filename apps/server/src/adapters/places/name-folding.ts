/** Writes names so that what people type and what a map says come out the same. */
import { foldText } from '@riderbell/domain/places/fold-text.ts';

/** Thai is written without spaces, so the words that begin a name are cut off it. Longer ones come first. */
const THAI_BEGINNINGS: readonly (readonly [thai: string, english: string])[] = [
  ['สถานีรถไฟ', 'station'],
  ['สถานี', 'station'],
  ['อำเภอ', 'district'],
  ['จังหวัด', 'province'],
  ['ถนน', 'road'],
  ['ซอย', 'soi'],
  ['เขต', 'district'],
];

const ROMAN_NUMBERS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Words, and their short forms, that a search may leave out or add. */
const FILLERS = new Set(
  'road rd thanon soi street st str avenue ave av boulevard blvd highway hwy station district province the bts mrt arl'.split(
    ' ',
  ),
);

/** Articles of Arabic names in Latin letters, which are written in many ways or not at all. */
const ARABIC_ARTICLES = new Set(['al', 'ad', 'an', 'ar', 'as', 'ash', 'at', 'ath', 'az', 'el', 'adh']);

const THAI_BEGINNING = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(${THAI_BEGINNINGS.map(([thai]) => foldText(thai)).join('|')})`,
  'gu',
);
const THAI_WORDS = new Map(THAI_BEGINNINGS.map(([thai, english]) => [foldText(thai), english]));
const RAMA_THAI = foldText('พระรามที่');
const RAMA_THAI_SHORT = foldText('พระราม');

/**
 * The words of a name or a search: folded, Thai words for kinds of places as English ones, digits apart from letters,
 * and kings' numbers as digits.
 */
export function wordsOf(text: string): string[] {
  const words = foldText(text)
    .replaceAll(RAMA_THAI, RAMA_THAI_SHORT)
    .replaceAll(THAI_BEGINNING, (thai) => ` ${THAI_WORDS.get(thai) ?? thai} `)
    .replaceAll(/(?<=\p{L}\p{M}*)(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.map((word, index) => {
    const number = words[index - 1] === 'rama' ? ROMAN_NUMBERS.indexOf(word) : -1;
    return number > 0 ? String(number) : word;
  });
}

/** Whether a word may be missing from a search, or from a name, without harm. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || ARABIC_ARTICLES.has(word);
}

/**
 * How a Latin word sounds, roughly, for spellings of names from other scripts: its consonants, without h and doubles.
 * "Salmiya" and "Sālimīyah" both give "slm". Null for words of other scripts, digits, and words with too little left.
 */
export function soundOf(word: string): string | null {
  if (!/^[a-z]{4,}$/.test(word)) return null;
  const [first = '', ...rest] = word.replaceAll(/[qcg]/g, 'k').replaceAll('ph', 'f').replaceAll('w', 'v');
  const sound = `${first}${rest.join('').replaceAll(/[aeiouyh]/g, '')}`.replaceAll(/(.)\1+/g, '$1');
  return sound.length < 2 ? null : sound;
}
