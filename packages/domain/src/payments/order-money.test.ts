import { describe, expect, test } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import { type OrderStatus, orderStatuses } from '../orders/order-status.ts';
import { unpaidEnds } from '../orders/unpaid-ends.ts';
import { handOvers, moneyOf } from './order-money.ts';
import { paymentMethods } from './payment-methods.ts';

const money = (
  statuses: readonly [OrderStatus, ...OrderStatus[]],
  paymentMethod: string,
  amount: number | null = 26_500,
) => moneyOf(orderThrough(statuses), { paymentMethod, amount, fee: 4200 });

describe('the money of an order', () => {
  test.each<[string, readonly [OrderStatus, ...OrderStatus[]], number, number, number]>([
    ['CASH_ON_DELIVERY', ['NEW', 'NEAR_CUSTOMER'], 4200, 0, 0],
    ['CASH_ON_DELIVERY', ['NEW', 'DELIVERED'], 4200, 26_500, 0],
    ['PAYMENT_ON_DELIVERY', ['NEW', 'DELIVERED'], 4200, 26_500, 0],
    ['CASH_ON_DELIVERY', ['PICKED_UP', 'RETURNED_TO_VENDOR'], 4200, 0, 0],
    ['CASH_ON_DELIVERY', ['NEW', 'CANCELLED'], 0, 0, 0],
    ['PAY_AT_PICKUP', ['NEW', 'NEAR_VENDOR'], 4200, 0, 0],
    ['PAY_AT_PICKUP', ['NEW', 'PICKED_UP'], 4200, 0, 26_500],
    ['PAY_AT_PICKUP', ['NEW', 'PICKED_UP', 'DELAYED'], 4200, 0, 26_500],
    ['PAY_AT_PICKUP', ['NEW', 'DELAYED'], 4200, 0, 0],
    ['PAY_AT_PICKUP', ['NEW', 'DELIVERED'], 4200, 0, 26_500],
    ['PAY_AT_PICKUP', ['PICKED_UP', 'RETURNED_TO_VENDOR'], 4200, 0, 26_500],
    ['PAY_AT_PICKUP', ['PICKED_UP', 'CANCELLED'], 0, 0, 0],
    ['PAID', ['NEW', 'DELIVERED'], 4200, 0, 0],
    ['generic_creditcard', ['INITIATED', 'PAYMENT_FAILED'], 0, 0, 0],
    ['generic_creditcard', ['INITIATED', 'PAYMENT_CANCELLED'], 0, 0, 0],
    ['BARTER', ['NEW', 'DELIVERED'], 4200, 0, 0],
    ['CASH_ON_DELIVERY', ['NEW', 'STALLED'], 4200, 0, 0],
  ])('%s through %j: fee %i, collected %i, paid at pickup %i', (method, statuses, fee, collected, paidAtPickup) => {
    expect(money(statuses, method)).toEqual({ fee, collected, paidAtPickup });
  });

  test('is nothing where the item value is unknown', () => {
    expect(money(['DELIVERED'], 'CASH_ON_DELIVERY', null)).toMatchObject({ collected: 0, paidAtPickup: 0 });
    expect(money(['DELIVERED'], 'PAY_AT_PICKUP', null)).toMatchObject({ collected: 0, paidAtPickup: 0 });
  });

  test('follows the table by which a store sums', () => {
    for (const method of paymentMethods) {
      for (const status of orderStatuses.filter((one) => one !== 'DELAYED')) {
        const by = (hand: { readonly methods: readonly string[]; readonly statuses: readonly string[] }) =>
          hand.methods.includes(method) && hand.statuses.includes(status) ? 26_500 : 0;
        expect([method, status, money([status], method)]).toEqual([
          method,
          status,
          {
            fee: unpaidEnds.some((end) => end === status) ? 0 : 4200,
            collected: by(handOvers.door),
            paidAtPickup: by(handOvers.pickup),
          },
        ]);
      }
    }
  });
});
