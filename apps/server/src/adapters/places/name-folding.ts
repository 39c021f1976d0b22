/** Normalises names, so that typed names match those of a map. */
import { foldText } from '@riderbell/domain/places/fold-text.ts';

/** Words that begin a Thai name. Thai has no spaces, so they are cut off; longer ones come first. */
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

/** Words and their abbreviations that a search may omit or add. */
const FILLERS = new Set(
  'road rd thanon soi street st str avenue ave av boulevard blvd highway hwy station district province the bts mrt arl'.split(
    ' ',
  ),
);

/** Arabic articles in Latin script, which have many spellings and are often omitted. */
const ARABIC_ARTICLES = new Set(['al', 'ad', 'an', 'ar', 'as', 'ash', 'at', 'ath', 'az', 'el', 'adh']);

const THAI_BEGINNING = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(${THAI_BEGINNINGS.map(([thai]) => foldText(thai)).join('|')})`,
  'gu',
);
const THAI_WORDS = new Map(THAI_BEGINNINGS.map(([thai, english]) => [foldText(thai), english]));
const RAMA_THAI = foldText('พระรามที่');
const RAMA_THAI_SHORT = foldText('พระราม');

/**
 * The words of a name or a search: folded, with Thai words for kinds of places in English, digits separated from letters, and the
 * numbers of kings as digits.
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

/** Whether a search may omit or add the word. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || ARABIC_ARTICLES.has(word);
}

/**
 * A rough sound of a Latin word, which matches different spellings of names from other scripts: its consonants without h and
 * repetitions. "Salmiya" and "Sālimīyah" both give "slm". Returns null for other scripts, digits and words with too few consonants.
 */
export function soundOf(word: string): string | null {
  if (!/^[a-z]{4,}$/.test(word)) return null;
  const [first = '', ...rest] = word.replaceAll(/[qcg]/g, 'k').replaceAll('ph', 'f').replaceAll('w', 'v');
  const sound = `${first}${rest.join('').replaceAll(/[aeiouyh]/g, '')}`.replaceAll(/(.)\1+/g, '$1');
  return sound.length < 2 ? null : sound;
}
