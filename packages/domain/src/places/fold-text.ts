import { toWesternDigits } from '../countries/numerals.ts';

/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Lower case, without accents, Thai tone marks and apostrophes, with western digits. */
export function foldText(text: string): string {
  return toWesternDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F\u0E47-\u0E4E'’‘ʻʼʾʿ`´]/g, '')
    .replaceAll(/[æđðħıłŋøœßþ]/g, (letter) => plainLetters[letter] ?? letter);
}
