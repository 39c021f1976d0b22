import { expect, it } from 'vitest';
import { foldedConnectionCode, newConnectionCode, shownConnectionCode } from './connection-code.ts';

it('makes a code of the random bytes, which is read again as it is shown or typed', () => {
  const code = newConnectionCode(Uint8Array.of(0, 1, 2, 22, 23, 45, 200, 255, 9));
  expect(code).toBe('346Y3YP6');
  expect(shownConnectionCode(code)).toBe('346Y-3YP6');
  expect(foldedConnectionCode(' 346y – 3yp6 ')).toBe(code);
});

it('needs a random byte for each character', () => {
  expect(() => newConnectionCode(new Uint8Array(7))).toThrow('random bytes');
});
