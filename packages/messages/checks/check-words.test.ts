import type { Language } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { checkCharacters, checkComposition, checkSpaces } from './check-characters.ts';
import { checkLeftovers, checkQuotes, dueMark } from './check-leftovers.ts';
import { checkEnglishWords, checkLetters, checkSameAsEnglish } from './check-untranslated.ts';
import { checkColons, checkFailedLogins, checkGuestWords } from './check-wording.ts';
import { exampleTexts } from './example-texts.ts';
import type { Check } from './finding.ts';

const english = exampleTexts('en', { a: 'Title' });
const passes = (check: Check, language: Language, text: string) =>
  check(exampleTexts(language, { a: text }), english).length === 0;

describe.each<[string, Check, Language, string, string]>([
  ['an empty text', checkSpaces, 'de', 'Titel', ''],
  ['a space at the end', checkSpaces, 'de', 'Titel', 'Titel '],
  ['two spaces', checkSpaces, 'de', 'Ein Titel', 'Ein  Titel'],
  ['a space before a punctuation mark', checkSpaces, 'de', 'Zeichen: !@#', 'Titel !'],
  ['a line break', checkCharacters, 'de', 'Titel', 'Ti\ntel'],
  ['a zero-width space', checkCharacters, 'km', 'ចំណង\u200bជើង', 'Ti\u200ctel'],
  ['a direction mark', checkCharacters, 'ur', 'عنوان', 'عنوان\u200f'],
  ['a joiner', checkCharacters, 'bn', 'র‍্যাক', 'র\u200e্যাক'],
  ['decomposed letters', checkComposition, 'de', 'über', 'u\u0308ber'],
  ['letters of a neighbouring language', checkLetters, 'ur', 'کی', 'كي'],
  ['the other Chinese script', checkLetters, 'zh_TW', '訂單', '订单'],
  ['the wrong Romanian comma', checkLetters, 'ro', 'ș', 'ş'],
  ['a Latin letter in a Russian word', checkLetters, 'ru', 'заказ', 'зaказ'],
  ['letters of another script', checkLetters, 'de', 'Titel', 'Тitel'],
  ['an English word among other letters', checkEnglishWords, 'th_TH', 'ไฟล์ PDF', 'ไฟล์ file'],
  ['an English word in a German sentence', checkEnglishWords, 'de', 'Die Bestellung', 'Die Bestellung, please'],
  ['the English text', checkSameAsEnglish, 'de', 'Titel', 'Title'],
  ['an unfinished text', checkLeftovers, 'de', 'Titel', 'TODO Titel'],
  ['a text that is not translated yet', checkLeftovers, 'de', 'Titel', `${dueMark} Title`],
  ['a tag', checkLeftovers, 'de', '1 < 2', '<b>Titel</b>'],
  ['an entity', checkLeftovers, 'de', 'A & B; C', 'A &amp; B'],
  ['three dots', checkLeftovers, 'de', 'Titel…', 'Titel...'],
  ['straight quotes', checkQuotes, 'de', '„Titel“', '"Titel"'],
  ['quotes of another language', checkQuotes, 'sv', '”Titel”', '„Titel“'],
  ['a colon that English does not have', checkColons, 'de', 'Titel', 'Titel:'],
])('%s', (_what, check, language, good, bad) => {
  it('is refused by its check', () => expect(passes(check, language, bad)).toBe(false));
  it('is not found in a correct text', () => expect(passes(check, language, good)).toBe(true));
});

describe('the failures of a sign-in', () => {
  const source = exampleTexts('en', { x: 'Failed to login. A', y: 'Failed to login. B', z: 'Other' }, 'account-errors');
  const faults = (language: Language, texts: Record<string, string>) =>
    checkFailedLogins(exampleTexts(language, texts, 'account-errors'), source).map(({ key }) => key);

  it('begin with the same sentence, with or without a full stop', () => {
    expect(faults('de', { x: 'Ging nicht. A', y: 'Ging nicht. B', z: 'C' })).toEqual([]);
    expect(faults('th_TH', { x: 'ไม่สำเร็จ ก', y: 'ไม่สำเร็จ ข', z: 'ค' })).toEqual([]);
    expect(faults('ja', { x: '失敗。あ', y: '失敗。い', z: 'う' })).toEqual([]);
    expect(faults('de', { x: 'Ging nicht. A', y: 'Ging schief. B', z: 'C' })).toEqual(['y']);
    expect(faults('de', { x: 'Ging nicht. A', y: 'Ging nicht.', z: 'C' })).toEqual(['y']);
  });
});

it('checkGuestWords refuses the merchants’ words for guests', () => {
  const areas = (guests: string) =>
    new Map([...exampleTexts('de', { a: 'Kunde' }).areas, ...exampleTexts('de', { a: guests }, 'guest-request').areas]);
  const faults = (guests: string) => checkGuestWords({ language: 'de', areas: areas(guests) }, english);
  expect([faults('Empfänger').length, faults('Kunde').length]).toEqual([0, 1]);
});
