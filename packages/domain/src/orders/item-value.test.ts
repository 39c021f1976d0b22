import { describe, expect, test } from 'vitest';
import { checkItemValue, exceedsItemValueLimit, needsItemValueConfirmation, noItemValueLimit } from './item-value.ts';

describe('a high item value', () => {
  test('is above the limit, not at it', () => {
    expect(exceedsItemValueLimit(500_001, 500_000)).toBe(true);
    expect(exceedsItemValueLimit(500_000, 500_000)).toBe(false);
  });

  test('does not exist without a limit or an amount', () => {
    expect(exceedsItemValueLimit(Number.MAX_SAFE_INTEGER, noItemValueLimit)).toBe(false);
    expect(exceedsItemValueLimit(null, 500_000)).toBe(false);
  });

  test('needs a confirmation', () => {
    expect(needsItemValueConfirmation(checkItemValue(600_000, 500_000, null))).toBe(true);
    expect(needsItemValueConfirmation(checkItemValue(600_000, 500_000, 600_000))).toBe(false);
    expect(needsItemValueConfirmation(checkItemValue(100, 500_000, null))).toBe(false);
  });

  test('needs a new confirmation after one for another amount', () => {
    expect(checkItemValue(700_000, 500_000, 600_000)).toEqual({ required: true, confirmed: false, limit: 500_000 });
  });
});
