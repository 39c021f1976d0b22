import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacSeal } from './hmac-seal.ts';

const key = new Uint8Array(32).fill(7);
const newer = new Uint8Array(32).fill(8);
const seal = hmacSeal('quotes', [key]);

describe('a seal', () => {
  test('opens any text that it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(seal.open(seal.seal(text))).toBe(text);
      }),
    );
  });

  test('refuses a text in which one character was changed', () => {
    const sealed = seal.seal('["d001",5600]');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    const changed = [...sealed].flatMap((_, place) =>
      [...alphabet].map((character) => sealed.slice(0, place) + character + sealed.slice(place + 1)),
    );
    expect(changed.filter((text) => text !== sealed && seal.open(text) !== null)).toEqual([]);
  });

  test.each(['', '.', '..', 'a.b.c', 'a.b.c.d', '💥'])('refuses a text that it did not seal: "%s"', (text) => {
    expect(seal.open(text)).toBeNull();
  });

  test('refuses a text that was sealed for another purpose', () => {
    expect(hmacSeal('pages', [key]).open(seal.seal('x'))).toBeNull();
  });

  test('opens texts of a replaced key while that key is configured', () => {
    const old = seal.seal('x');
    const rotated = hmacSeal('quotes', [newer, key]);
    expect(rotated.open(old)).toBe('x');
    expect(seal.open(rotated.seal('x'))).toBeNull();
    expect(hmacSeal('quotes', [newer]).open(old)).toBeNull();
  });

  test('requires a key of at least 16 bytes', () => {
    expect(() => hmacSeal('quotes', [new Uint8Array(8)])).toThrow(RangeError);
  });
});
