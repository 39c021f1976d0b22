import { describe, expect, test } from 'vitest';
import { faultOfFlagFile, flagFileLimit } from './flag-file.ts';

const onOff = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
const fileWith = (flags: unknown): string => JSON.stringify({ flags });

describe('a flag file', () => {
  test('is valid with or without flags and rules', () => {
    expect(faultOfFlagFile(fileWith({}))).toBeNull();
    expect(faultOfFlagFile(fileWith({ pre_order: onOff, voucher: { ...onOff, state: 'DISABLED' } }))).toBeNull();
    expect(faultOfFlagFile(fileWith({ pre_order: { ...onOff, targeting: {} } }))).toBeNull();
  });

  test.each([
    ['{"flags": {', 'is not JSON'],
    ['<!doctype html>', 'is not JSON'],
    ['[]', 'has no "flags"'],
    ['{"flags": []}', 'has no "flags"'],
    [fileWith({ 'pre-order': onOff }), 'has "pre-order", which is no flag of Riderbell'],
    [fileWith({ pre_order: true }), 'has "pre_order", which is no object'],
    [
      fileWith({ pre_order: { ...onOff, state: 'ON' } }),
      'has "pre_order" with a state other than ENABLED and DISABLED',
    ],
    [
      fileWith({ pre_order: { ...onOff, variants: { on: 'yes', off: false } } }),
      'has "pre_order" with variants that are not all true or false',
    ],
    [
      fileWith({ pre_order: { ...onOff, defaultVariant: 'maybe' } }),
      'has "pre_order" with a defaultVariant that is none of its variants',
    ],
    [fileWith({ pre_order: { ...onOff, targeting: 'd001' } }), 'has "pre_order" with a targeting that is no object'],
    [' '.repeat(flagFileLimit + 1), `is longer than ${flagFileLimit} characters`],
  ])('%# is refused with a reason', (text, reason) => {
    expect(faultOfFlagFile(text)).toBe(reason);
  });
});
