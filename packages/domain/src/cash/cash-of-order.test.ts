import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyStatusChange } from '../orders/apply-status-change.ts';
import { isEditable } from '../orders/editing.ts';
import type { OrderProgress } from '../orders/order.ts';
import { orderThrough, sampleStart } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { isOver } from '../orders/status-groups.ts';
import { nextStatuses } from '../orders/status-transitions.ts';
import { paymentMethods } from '../payments/payment-methods.ts';
import { cashChanges, cashOf, noCash, orderAccounts } from './cash-of-order.ts';

type Statuses = readonly [OrderStatus, ...OrderStatus[]];
const cashOfOrder = (method: string, statuses: Statuses, amount: number | null = 26_500) => {
  const {
    expected,
    collected,
    'paid-at-pickup': paid,
  } = cashOf(orderThrough(statuses), { paymentMethod: method, amount });
  return [expected, collected, paid];
};

describe('the cash of an order', () => {
  test.each<[string, Statuses, number, number, number]>([
    // Expected, collected, paid at pickup.
    ['CASH_ON_DELIVERY', ['NEW'], 26_500, 0, 0],
    ['CASH_ON_DELIVERY', ['NEW', 'NEAR_CUSTOMER'], 26_500, 0, 0],
    ['CASH_ON_DELIVERY', ['NEW', 'DELIVERED'], 26_500, 26_500, 0],
    ['CASH_ON_DELIVERY', ['NEW', 'CANCELLED'], 0, 0, 0],
    ['CASH_ON_DELIVERY', ['NEW', 'STALLED'], 0, 0, 0],
    ['CASH_ON_DELIVERY', ['PICKED_UP', 'RETURN_INITIATED'], 0, 0, 0],
    ['CASH_ON_DELIVERY', ['PICKED_UP', 'RETURNED_TO_VENDOR'], 0, 0, 0],
    ['PAY_AT_PICKUP', ['NEW'], 26_500, 0, 0],
    ['PAY_AT_PICKUP', ['NEW', 'PICKED_UP'], 26_500, 0, 26_500],
    ['PAY_AT_PICKUP', ['NEW', 'PICKED_UP', 'DELIVERED'], 26_500, 0, 26_500],
    ['PAY_AT_PICKUP', ['NEW', 'CANCELLED'], 0, 0, 0],
    ['PAY_AT_PICKUP', ['PICKED_UP', 'RETURNED_TO_VENDOR'], 26_500, 0, 26_500],
    ['PAYMENT_ON_DELIVERY', ['NEW', 'DELIVERED'], 0, 0, 0],
    ['PAID', ['NEW', 'DELIVERED'], 0, 0, 0],
    ['generic_creditcard', ['NEW', 'DELIVERED'], 0, 0, 0],
  ])('%s through %j: expected %i, collected %i, paid at pickup %i', (method, statuses, ...cash) => {
    expect(cashOfOrder(method, statuses)).toEqual(cash);
  });

  test('is nothing where the item value is unknown', () => {
    expect(cashOfOrder('CASH_ON_DELIVERY', ['DELIVERED'], null)).toEqual([0, 0, 0]);
    expect(cashOfOrder('PAY_AT_PICKUP', ['NEW'], null)).toEqual([0, 0, 0]);
  });
});

describe('the lines of an order', () => {
  const at = (method: string, amount: number, ...statuses: Statuses) =>
    cashOf(orderThrough(statuses), { paymentMethod: method, amount });
  const placed = at('CASH_ON_DELIVERY', 265, 'NEW');

  test('begin with what is expected, and go on with what is collected', () => {
    expect(cashChanges(noCash, placed)).toEqual([{ account: 'expected', total: 265, kind: 'placed' }]);
    expect(cashChanges(placed, at('CASH_ON_DELIVERY', 265, 'DELIVERED'))).toEqual([
      { account: 'expected', total: 265, kind: 'placed' },
      { account: 'collected', total: 265, kind: 'collected' },
    ]);
  });

  test('follow an edit of the amount and of the payment method', () => {
    expect(cashChanges(placed, at('CASH_ON_DELIVERY', 300, 'MODIFIED'))).toEqual([
      { account: 'expected', total: 300, kind: 'changed' },
    ]);
    expect(cashChanges(placed, at('PAID', 265, 'MODIFIED'))).toEqual([
      { account: 'expected', total: 0, kind: 'taken-back' },
    ]);
    expect(cashChanges(placed, at('PAY_AT_PICKUP', 265, 'MODIFIED'))).toEqual([]);
  });

  test('do not exist for a change that moves no cash', () => {
    expect(cashChanges(placed, at('CASH_ON_DELIVERY', 265, 'NEW', 'PICKED_UP'))).toEqual([]);
    expect(cashChanges(noCash, at('PAID', 265, 'NEW'))).toEqual([]);
  });

  test('take back what is not expected any more', () => {
    expect(cashChanges(placed, at('CASH_ON_DELIVERY', 265, 'CANCELLED'))).toEqual([
      { account: 'expected', total: 0, kind: 'taken-back' },
    ]);
    const paid = at('PAY_AT_PICKUP', 265, 'PICKED_UP');
    expect(cashChanges(paid, at('PAY_AT_PICKUP', 265, 'PICKED_UP', 'CANCELLED'))).toEqual([
      { account: 'expected', total: 0, kind: 'taken-back' },
      { account: 'paid-at-pickup', total: 0, kind: 'taken-back' },
    ]);
  });
});

describe('the book', () => {
  const step = fc.record({
    choice: fc.nat(1000),
    edit: fc.option(fc.record({ amount: fc.nat(500_00), method: fc.constantFrom(...paymentMethods) })),
  });

  test('always sums up to the cash of the order, on any legal path with any edits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentMethods), fc.nat(500_00), fc.array(step), (method, amount, steps) => {
        let order: OrderProgress & { paymentMethod: string; amount: number } = {
          ...orderThrough(['NEW']),
          paymentMethod: method,
          amount,
        };
        let before = noCash;
        const sums: Record<string, number> = { ...noCash };
        const record = () => {
          const after = cashOf(order, order);
          for (const { account, total } of cashChanges(before, after)) sums[account] = total;
          before = after;
          expect(sums).toEqual(after);
          expect(after.expected).toBeGreaterThanOrEqual(after.collected + after['paid-at-pickup']);
          if (isOver(order)) expect(after.expected).toBe(after.collected + after['paid-at-pickup']);
          expect(orderAccounts.filter((account) => after[account] < 0)).toEqual([]);
        };
        record();
        for (const [index, { choice, edit }] of steps.entries()) {
          if (edit && isEditable(order)) {
            Object.assign(order, { amount: edit.amount, paymentMethod: edit.method });
          }
          record();
          const next = nextStatuses(order.status);
          const status = next[choice % Math.max(next.length, 1)];
          if (status === undefined) break;
          const outcome = applyStatusChange(order, {
            status,
            at: new Date(sampleStart + (index + 1) * 60_000).toISOString(),
            by: 'fleet',
          });
          if (outcome.ok) order = outcome.order;
          record();
        }
      }),
    );
  });
});
