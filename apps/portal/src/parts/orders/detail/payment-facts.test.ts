import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { moneyFlowOf, moneyStateOf, shownMethodOf } from './payment-facts.ts';

describe('who pays whom (specification §4, Cash handling)', () => {
  it.each([
    ['CASH_ON_DELIVERY', 'customer-to-rider'],
    ['PAY_AT_PICKUP', 'rider-to-vendor'],
    ['PAYMENT_ON_DELIVERY', 'customer-at-door'],
    ['PAID', 'already-paid'],
    ['generic_creditcard', 'already-paid'],
    ['cybersource_creditcard', 'already-paid'],
    ['NONE', 'none'],
    ['BARTER', 'none'],
  ])('%s: %s', (method, flow) => {
    expect(moneyFlowOf(method)).toBe(flow);
  });

  it('has a text for every method, and one for unknown methods', () => {
    expect(shownMethodOf('PAID')).toBe('PAID');
    expect(shownMethodOf('BARTER')).toBe('unknown');
  });
});

describe('whether the money has been handed over', () => {
  const order = (payment_method: string, status: OrderStatus) =>
    anOrder({ status, order: { ...anOrder().order, payment_method } });

  it.each([
    ['CASH_ON_DELIVERY', 'PICKED_UP', 'due'],
    ['CASH_ON_DELIVERY', 'DELIVERED', 'done'],
    ['CASH_ON_DELIVERY', 'RETURN_INITIATED', 'void'],
    ['CASH_ON_DELIVERY', 'CANCELLED', 'void'],
    ['PAY_AT_PICKUP', 'NEAR_VENDOR', 'due'],
    ['PAY_AT_PICKUP', 'PICKED_UP', 'done'],
    ['PAY_AT_PICKUP', 'RETURNED_TO_VENDOR', 'done'],
    ['PAY_AT_PICKUP', 'STALLED', 'void'],
  ] as const)('%s in %s: %s', (method, status, state) => {
    expect(moneyStateOf(order(method, status))).toBe(state);
  });
});
