import { describe, expect, it } from 'vitest';
import { loadPhoneRule } from './phone-rule.ts';

describe('possible phone numbers (specification §5)', () => {
  it('accepts numbers of the country, and of any country if they begin with a plus', async () => {
    const isPossible = await loadPhoneRule('TH');
    expect(isPossible('0812345678')).toBe(true);
    expect(isPossible('+66812345678')).toBe(true);
    expect(isPossible('+6591234567')).toBe(true);
    expect(isPossible('123')).toBe(false);
    expect(isPossible('')).toBe(false);
  });

  it('accepts every number in a country without a number plan', async () => {
    expect((await loadPhoneRule('XX'))('1')).toBe(true);
  });
});
