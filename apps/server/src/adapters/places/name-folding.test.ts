import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '@riderbell/domain/places/fold-text.ts';
import { soundOf, wordsOf } from './name-folding.ts';

describe('what people type and what a map says come out the same', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['Københavns', 'kobenhavns'],
    ['Ḩawallī', 'hawalli'],
    ['Al Jahrā’', 'al jahra'],
    ['ÅRHUS', 'arhus'],
  ])('%s without its accents', (name, folded) => {
    expect(foldText(name)).toBe(folded);
  });

  test('Thai with or without its tone marks', () => {
    expect(foldText('พร้อมพงษ์')).toBe(foldText('พรอมพงษ'));
  });

  test.each([
    ['Sukhumvit Rd', ['sukhumvit', 'rd']],
    ['ถนนสุขุมวิท', ['road', 'สุขุมวิท']],
    ['ซอยสุขุมวิท๒๔', ['soi', 'สุขุมวิท', '24']],
    ['Rama IV Rd', ['rama', '4', 'rd']],
    ['ถนนพระรามที่ 4', ['road', 'พระราม', '4']],
    ['Lat Phrao 101/1', ['lat', 'phrao', '101', '1']],
  ])('%s in words', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  test('words stay the same when they are folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsOf(text);
        expect(wordsOf(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('words from other scripts sound alike in all their spellings', () => {
  test.each([
    ['salmiya', 'salimiyah'],
    ['hawally', 'hawalli'],
    ['fahaheel', 'fahahil'],
    ['mangaf', 'manqaf'],
  ])('%s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  test('but short words, numbers and other scripts have no sound', () => {
    expect(['ari', '101', 'สยาม'].map(soundOf)).toEqual([null, null, null]);
  });
});
