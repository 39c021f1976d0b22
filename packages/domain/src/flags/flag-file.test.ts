import { describe, expect, test } from 'vitest';
import { faultOfFlagFile, flagFileLimit } from './flag-file.ts';

const onOff = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
const fileWith = (flags: unknown): string => JSON.stringify({ flags });

describe('a file of flags', () => {
  test('holds some flags or none, with rules or without', () => {
    expect(faultOfFlagFile(fileWith({}))).toBeNull();
    expect(faultOfFlagFile(fileWith({ pre_order: onOff, voucher: { ...onOff, state: 'DISABLED' } }))).toBeNull();
    expect(faultOfFlagFile(fileWith({ pre_order: { ...onOff, targeting: {} } }))).toBeNull();
  });

  test.each([
    ['{"flags": {', 'is not JSON'],
    ['<!doctype html>', 'is not JSON'],
    ['[]', 'has no "flags"'],
    ['{"flags": []}', 'has no "flags"'],
    [fileWith({ 'pre-order': onOff }), 'says of "pre-order" what is no flag of Riderbell'],
    [fileWith({ pre_order: true }), 'says of "pre_order" what is no flag'],
    [fileWith({ pre_order: { ...onOff, state: 'ON' } }), 'says of "pre_order" a state other than ENABLED and DISABLED'],
    [
      fileWith({ pre_order: { ...onOff, variants: { on: 'yes', off: false } } }),
      'says of "pre_order" variants that are not all true or false',
    ],
    [
      fileWith({ pre_order: { ...onOff, defaultVariant: 'maybe' } }),
      'says of "pre_order" a defaultVariant that is none of its variants',
    ],
    [fileWith({ pre_order: { ...onOff, targeting: 'd001' } }), 'says of "pre_order" a targeting that is no rule'],
    [' '.repeat(flagFileLimit + 1), `is longer than ${flagFileLimit} characters`],
  ])('%# is refused with the reason', (text, reason) => {
    expect(faultOfFlagFile(text)).toBe(reason);
  });
});
