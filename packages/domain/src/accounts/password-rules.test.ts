import { describe, expect, test } from 'vitest';
import { passwordFaults, repeatedPasswordFault } from './password-rules.ts';

describe('a password', () => {
  test('has no fault when it meets every rule', () => {
    expect(passwordFaults('Demo-rider-1!')).toEqual([]);
    expect(passwordFaults('ÄÖü#4567')).toEqual([]);
  });

  test.each([
    ['Ab1!xyz', 'validation.password-length'],
    ['Abcdefg!', 'validation.password-number'],
    ['abcdef1!', 'validation.password-uppercase'],
    ['ABCDEF1!', 'validation.password-lowercase'],
    ['Abcdefg1', 'validation.password-special'],
    ['Abcdef1-', 'validation.password-special'],
  ])('%s breaks one rule: %s', (password, key) => {
    expect(passwordFaults(password)).toEqual([key]);
  });

  test('breaks every rule, in the order of the specification, when it is empty', () => {
    expect(passwordFaults('')).toEqual([
      'validation.password-length',
      'validation.password-number',
      'validation.password-uppercase',
      'validation.password-lowercase',
      'validation.password-letter',
      'validation.password-special',
    ]);
  });

  test('has to be repeated exactly', () => {
    expect(repeatedPasswordFault('Demo-rider-1!', 'Demo-rider-1!')).toBeNull();
    expect(repeatedPasswordFault('Demo-rider-1!', 'demo-rider-1!')).toBe('validation.passwords-differ');
  });
});
