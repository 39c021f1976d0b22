import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacSeal } from './hmac-seal.ts';

const key = new Uint8Array(32).fill(7);
const newer = new Uint8Array(32).fill(8);
const seal = hmacSeal('quotes', [key]);

describe('a seal', () => {
  test('opens what it sealed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(seal.open(seal.seal(text))).toBe(text);
      }),
    );
  });

  test('opens nothing in which a single character was changed', () => {
    const sealed = seal.seal('["d001",5600]');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    const changed = [...sealed].flatMap((_, place) =>
      [...alphabet].map((letter) => sealed.slice(0, place) + letter + sealed.slice(place + 1)),
    );
    expect(changed.filter((text) => text !== sealed && seal.open(text) !== null)).toEqual([]);
  });

  test.each(['', '.', '..', 'a.b.c', 'a.b.c.d', '💥'])('opens nothing that it never made: "%s"', (text) => {
    expect(seal.open(text)).toBeNull();
  });

  test('of one purpose does not open for another', () => {
    expect(hmacSeal('pages', [key]).open(seal.seal('x'))).toBeNull();
  });

  test('of a replaced key opens as long as the key is kept', () => {
    const old = seal.seal('x');
    const rotated = hmacSeal('quotes', [newer, key]);
    expect(rotated.open(old)).toBe('x');
    expect(seal.open(rotated.seal('x'))).toBeNull();
    expect(hmacSeal('quotes', [newer]).open(old)).toBeNull();
  });

  test('is not made with a short key', () => {
    expect(() => hmacSeal('quotes', [new Uint8Array(8)])).toThrow(RangeError);
  });
});
