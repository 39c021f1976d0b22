import { describe, expect, it } from 'vitest';
import { checkLengths, matchesKey, placeOf } from './check-lengths.ts';
import { columnsOf } from './columns.ts';
import { exampleTexts } from './example-texts.ts';
import { textsByArea } from './places-of-texts.ts';
import { readLanguage, sourceLanguage, textsFolder } from './texts-of-languages.ts';

const english = readLanguage(textsFolder, sourceLanguage);

describe('the columns of a text', () => {
  it.each([
    ['Order', 5],
    ['é', 1],
    ['e\u0301', 1],
    ['注文', 5],
    ['นี่', 2],
    ['Заказ', 6],
    ['{{amount}} off', 12],
  ])('%s has %d', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });
});

describe('the place of a text', () => {
  it('is the narrowest of its places', () => {
    expect(placeOf('tracking', 'tab.new')).toBe('tab');
    expect(placeOf('landing', 'hero.title')).toBe('heading');
    expect(placeOf('landing', 'hero.text')).toBeUndefined();
  });

  it.each(
    Object.entries(textsByArea).flatMap(([area, kinds]) =>
      Object.values(kinds)
        .flat()
        .map((key) => [area, key]),
    ),
  )('is given only for existing texts: %s %s', (area, pattern) => {
    const keys = Object.keys(english.areas.get(area)?.texts ?? {});
    expect(keys.filter((key) => matchesKey(pattern, key.replace(/_(one|other)$/, '')))).not.toEqual([]);
  });

  it('refuses wider texts, and sentences that are much longer than the English one', () => {
    const source = exampleTexts('en', { 'tab.new': 'New', 'list.hint': 'Enter to open.' }, 'tracking');
    const own = { 'tab.new': 'Neue Bestellungen', 'list.hint': 'Öffnen mit der Taste Enter, die ganz rechts steht.' };
    const found = checkLengths(exampleTexts('de', own, 'tracking'), source);
    expect(found.map(({ advice }) => advice)).toEqual([
      'is 17 columns wide, a tab has 12: shorten it',
      'is 50 columns wide, a sentence like the English one has 36: shorten it',
    ]);
  });
});
