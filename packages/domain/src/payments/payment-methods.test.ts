import { describe, expect, test } from 'vitest';
import {
  allowedPaymentMethods,
  collectsCash,
  defaultPaymentMethod,
  isPaidOnline,
  isSelectablePaymentMethod,
  keepOrDefaultPaymentMethod,
  paymentMethods,
  paysVendorAtPickup,
} from './payment-methods.ts';

const both = 'CASH_ON_DELIVERY|PAID';

describe('the payment methods to choose from', () => {
  test('are those of the country', () => {
    expect(allowedPaymentMethods(both)).toEqual(['CASH_ON_DELIVERY', 'PAID']);
    expect(allowedPaymentMethods(' PAID | PAID ')).toEqual(['PAID']);
  });

  test('are filtered by the vendor’s list, which may leave none', () => {
    expect(allowedPaymentMethods(both, ['PAID'])).toEqual(['PAID']);
    expect(allowedPaymentMethods(both, ['PAYMENT_ON_DELIVERY'])).toEqual([]);
    expect(allowedPaymentMethods(both, [])).toEqual([]);
    expect(allowedPaymentMethods(both, null)).toHaveLength(2);
  });

  test('never contain NONE or unknown methods', () => {
    expect(allowedPaymentMethods('NONE|BARTER|PAID|')).toEqual(['PAID']);
    expect(allowedPaymentMethods('')).toEqual([]);
    expect(paymentMethods.filter((method) => !isSelectablePaymentMethod(method))).toEqual(['NONE']);
  });

  test('contain cards only where online payment is active, and only the deployment’s card type', () => {
    expect(allowedPaymentMethods('PAID|generic_creditcard')).toEqual(['PAID']);
    const both = 'generic_creditcard|cybersource_creditcard';
    expect(allowedPaymentMethods(both, null, { card: 'generic_creditcard' })).toEqual(['generic_creditcard']);
    expect(allowedPaymentMethods(both, null, { card: 'cybersource_creditcard' })).toEqual(['cybersource_creditcard']);
  });

  test('contain pay at pickup only where its flag is on', () => {
    expect(allowedPaymentMethods('PAID|PAY_AT_PICKUP')).toEqual(['PAID']);
    expect(allowedPaymentMethods('PAID|PAY_AT_PICKUP', null, { payAtPickup: true })).toEqual(['PAID', 'PAY_AT_PICKUP']);
  });
});

describe('the chosen method', () => {
  test('is the country’s default at first, or else the first allowed method', () => {
    expect(defaultPaymentMethod(['PAID', 'CASH_ON_DELIVERY'], 'CASH_ON_DELIVERY')).toBe('CASH_ON_DELIVERY');
    expect(defaultPaymentMethod(['PAID'], 'CASH_ON_DELIVERY')).toBe('PAID');
    expect(defaultPaymentMethod([], 'CASH_ON_DELIVERY')).toBeNull();
  });

  test('stays while it is allowed, else becomes the default', () => {
    expect(keepOrDefaultPaymentMethod('PAID', ['CASH_ON_DELIVERY', 'PAID'], 'CASH_ON_DELIVERY')).toBe('PAID');
    expect(keepOrDefaultPaymentMethod('PAID', ['CASH_ON_DELIVERY'], 'CASH_ON_DELIVERY')).toBe('CASH_ON_DELIVERY');
    expect(keepOrDefaultPaymentMethod('NONE', ['PAID'], 'CASH_ON_DELIVERY')).toBe('PAID');
  });

  test('is empty until the merchant chooses while the flag none-payment-method is on', () => {
    const none = { none: true };
    expect(keepOrDefaultPaymentMethod('', ['CASH_ON_DELIVERY'], 'CASH_ON_DELIVERY', none)).toBeNull();
    expect(keepOrDefaultPaymentMethod('NONE', ['CASH_ON_DELIVERY'], 'CASH_ON_DELIVERY', none)).toBeNull();
    expect(keepOrDefaultPaymentMethod('PAID', ['CASH_ON_DELIVERY', 'PAID'], 'CASH_ON_DELIVERY', none)).toBe('PAID');
  });
});

test('the rider collects cash on delivery, and pays the vendor at pickup', () => {
  expect(paymentMethods.filter(collectsCash)).toEqual(['CASH_ON_DELIVERY']);
  expect(paymentMethods.filter(paysVendorAtPickup)).toEqual(['PAY_AT_PICKUP']);
});

test('isPaidOnline is true for PAID and the cards', () => {
  expect(paymentMethods.filter(isPaidOnline)).toEqual(['PAID', 'cybersource_creditcard', 'generic_creditcard']);
});
