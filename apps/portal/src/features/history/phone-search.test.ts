import { describe, expect, it } from 'vitest';
import { loadPhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { guestSearchOf } from './phone-search.ts';

const rule = await loadPhoneRule('TH');

describe('a guest’s search of the history', () => {
  it.each([
    ['081 234 5678', '0812345678'],
    ['+66 81 234 5678', '+66812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    [' guest-7K2M9QX4TB ', 'guest-7K2M9QX4TB'],
    ['', ''],
  ])('turns "%s" into a search for "%s"', (typed, search) => {
    expect(guestSearchOf(typed, rule)).toBe(search);
  });

  it.each(['0812', 'Somchai', '081234567890123', '+', 'd001-7K2M9QX4TB'])('rejects "%s"', (typed) => {
    expect(guestSearchOf(typed, rule)).toBeNull();
  });
});
