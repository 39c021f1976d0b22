import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { labelFacts } from './label-facts.ts';

const paidBy = (payment_method: string, amount = 250) =>
  labelFacts(anOrder({ order: { amount, description: '', payment_method } })).money;

describe('the label of an order', () => {
  it('separates the door from the address', () => {
    expect(labelFacts(anOrder())).toMatchObject({
      door: '12/3, Sathorn Square',
      address: '98 North Sathorn Road, Silom, Bangkok 10500',
    });
    const { customer } = anOrder();
    const without = { ...customer, location: { ...customer.location, address: ', , 98 North Sathorn Road' } };
    expect(labelFacts(anOrder({ customer: without }))).toMatchObject({ door: '', address: '98 North Sathorn Road' });
  });

  it('highlights the cash that the rider collects, and says that a paid order needs none', () => {
    expect(paidBy('CASH_ON_DELIVERY')).toEqual({ text: 'row.customer-to-rider.due', loud: true });
    expect(paidBy('PAYMENT_ON_DELIVERY')).toEqual({ text: 'payment.flow.customer-at-door.due', loud: true });
    expect(paidBy('PAY_AT_PICKUP')).toEqual({ text: 'payment.flow.rider-to-vendor.due', loud: false });
    expect(paidBy('PAID')).toEqual({ text: 'payment.flow.already-paid', loud: false });
    expect(paidBy('BARTER')).toEqual({ text: 'payment.flow.none', loud: false });
    expect(paidBy('CASH_ON_DELIVERY', 0)).toEqual({ text: 'payment.flow.none', loud: false });
  });

  it('mentions no money once none is due', () => {
    expect(labelFacts(anOrder({ status: 'RETURN_INITIATED' })).money).toBeNull();
  });
});
