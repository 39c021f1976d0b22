import { describe, expect, test } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { paymentMethods } from '../payments/payment-methods.ts';
import { collectedAtDoor, dueAtDoor, isPaidAtDoor } from './door-payment.ts';

const cash = { paymentMethod: 'CASH_ON_DELIVERY', amount: 26_500 };

describe('what a recipient pays at the door', () => {
  test('depends on two payment methods, and on no unknown one', () => {
    expect([...paymentMethods, 'BARTER'].filter(isPaidAtDoor)).toEqual(['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']);
  });

  test.each<[OrderStatus, number | null, number | null]>([
    ['NEW', 26_500, null],
    ['DELAYED', 26_500, null],
    ['NEAR_CUSTOMER', 26_500, null],
    ['DELIVERED', null, 26_500],
    ['RETURN_INITIATED', null, null],
    ['RETURNED_TO_VENDOR', null, null],
    ['CANCELLED', null, null],
    ['STALLED', null, null],
  ])('for an order in %s: due %s, collected %s', (status, due, collected) => {
    const order = orderThrough(['NEW', status]);
    expect([dueAtDoor(order, cash), collectedAtDoor(order, cash)]).toEqual([due, collected]);
  });

  test.each(['PAID', 'generic_creditcard', 'cybersource_creditcard', 'PAY_AT_PICKUP', 'NONE'])(
    'is nothing with %s, and the value never shows',
    (paymentMethod) => {
      const paid = { ...cash, paymentMethod };
      expect(dueAtDoor(orderThrough(['PICKED_UP']), paid)).toBeNull();
      expect(collectedAtDoor(orderThrough(['DELIVERED']), paid)).toBeNull();
    },
  );

  test.each([0, null])('is nothing where the value is %s', (amount) => {
    expect(dueAtDoor(orderThrough(['PICKED_UP']), { ...cash, amount })).toBeNull();
  });
});
