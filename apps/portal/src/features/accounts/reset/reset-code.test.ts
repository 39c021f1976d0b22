import { describe, expect, it } from 'vitest';
import { codeOf, isWholeCode } from './reset-code.ts';

describe('the code of a mail', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['Your code: 123-456.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['1234567', '1234567'],
    ['no digits', ''],
    ['', ''],
  ])('consists of the digits of %j', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it('is complete with 6 digits', () => {
    expect(['12345', '123456', '1234567'].map(isWholeCode)).toEqual([false, true, false]);
  });
});
