import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashToCount, closingFault, handOverOf, isCorrectable, openCash, sumsOf } from './cash-book.ts';

describe('the sums of a cash book', () => {
  const sums = sumsOf([
    { account: 'expected', amount: 265 },
    { account: 'expected', amount: 500 },
    { account: 'collected', amount: 265 },
    { account: 'paid-at-pickup', amount: 500 },
    { account: 'handed-over', amount: 200 },
    { account: 'handed-over', amount: -20 },
  ]);

  test('say what riders still hold and what is to be counted', () => {
    expect(sums).toEqual({ expected: 765, collected: 265, 'paid-at-pickup': 500, 'handed-over': 180 });
    expect([openCash(sums), cashToCount(sums)]).toEqual([85, 680]);
  });
});

describe('a hand-over', () => {
  const open = [
    { orderId: 'a', open: 265 },
    { orderId: 'b', open: 100 },
  ];

  test.each([
    [365, { a: 265, b: 100 }],
    [265, { a: 265 }],
    [300, { a: 265, b: 35 }],
    [10, { a: 10 }],
  ])('of %i pays the oldest orders first', (amount, paid) => {
    const found = handOverOf(amount, open)?.map((part) => [part.orderId, part.amount]);
    expect(Object.fromEntries(found ?? [])).toEqual(paid);
  });

  test('is refused when it is more than is open', () => {
    expect(handOverOf(366, open)).toBeNull();
    expect(handOverOf(1, [])).toBeNull();
  });

  test('always pays exactly its amount, and no order more than it owes', () => {
    const orders = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1 });
    fc.assert(
      fc.property(orders, fc.double({ min: 0, max: 1, noNaN: true }), (owed, share) => {
        const all = owed.map((amount, index) => ({ orderId: String(index), open: amount }));
        const total = owed.reduce((sum, amount) => sum + amount, 0);
        const amount = Math.max(1, Math.floor(total * share));
        const paid = handOverOf(amount, all) ?? [];
        expect(paid.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const part of paid) expect(part.amount).toBeLessThanOrEqual(owed[Number(part.orderId)] ?? 0);
      }),
    );
  });
});

describe('the closing of a day', () => {
  const closing = { day: '2026-11-21', today: '2026-11-21', counted: 680, toCount: 680, explanation: '' };

  test('needs an explanation only for a difference', () => {
    expect(closingFault(closing)).toBeNull();
    expect(closingFault({ ...closing, counted: 675 })).toBe('explanation-missing');
    expect(closingFault({ ...closing, counted: 675, explanation: 'a coin fell' })).toBeNull();
  });

  test('is possible on the day itself and later, not before', () => {
    expect(closingFault({ ...closing, today: '2026-12-01' })).toBeNull();
    expect(closingFault({ ...closing, today: '2026-11-20' })).toBe('day-not-come');
  });
});

describe('a correction', () => {
  test.each([
    ['collected', null, true],
    ['paid-at-pickup', null, true],
    ['handed-over', null, true],
    ['expected', null, false],
    ['handed-over', 4, false],
  ] as const)('of a line of %s that corrects %s: %s', (account, corrects, possible) => {
    expect(isCorrectable({ account, corrects })).toBe(possible);
  });
});
