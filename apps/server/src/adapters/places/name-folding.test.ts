import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '@riderbell/domain/places/fold-text.ts';
import { soundOf, wordsOf } from './name-folding.ts';

describe('wordsOf', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['Københavns', 'kobenhavns'],
    ['Ḩawallī', 'hawalli'],
    ['Al Jahrā’', 'al jahra'],
    ['ÅRHUS', 'arhus'],
  ])('folds %s to letters without accents', (name, folded) => {
    expect(foldText(name)).toBe(folded);
  });

  test('ignores Thai tone marks', () => {
    expect(foldText('พร้อมพงษ์')).toBe(foldText('พรอมพงษ'));
  });

  test.each([
    ['Sukhumvit Rd', ['sukhumvit', 'rd']],
    ['ถนนสุขุมวิท', ['road', 'สุขุมวิท']],
    ['ซอยสุขุมวิท๒๔', ['soi', 'สุขุมวิท', '24']],
    ['Rama IV Rd', ['rama', '4', 'rd']],
    ['ถนนพระรามที่ 4', ['road', 'พระราม', '4']],
    ['Lat Phrao 101/1', ['lat', 'phrao', '101', '1']],
  ])('splits %s into words', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  test('returns the same words for words that are already folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsOf(text);
        expect(wordsOf(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('soundOf', () => {
  test.each([
    ['salmiya', 'salimiyah'],
    ['hawally', 'hawalli'],
    ['fahaheel', 'fahahil'],
    ['mangaf', 'manqaf'],
  ])('returns the same sound for %s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  test('returns null for short words, numbers and other scripts', () => {
    expect(['ari', '101', 'สยาม'].map(soundOf)).toEqual([null, null, null]);
  });
});
