import { describe, expect, it } from 'vitest';
import { moneyFlowOf, shownMethodOf } from './payment-facts.ts';

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

  it('has words for every method, and one for those it does not know', () => {
    expect(shownMethodOf('PAID')).toBe('PAID');
    expect(shownMethodOf('BARTER')).toBe('unknown');
  });
});
