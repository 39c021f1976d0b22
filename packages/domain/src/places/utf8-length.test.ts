import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Length } from './utf8-length.ts';

test('utf8Length equals the length of the encoded text', () => {
  const encoder = new TextEncoder();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Length(text)).toBe(encoder.encode(text).length);
    }),
  );
  expect(utf8Length('\uD800')).toBe(3);
});
