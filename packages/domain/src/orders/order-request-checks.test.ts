import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import {
  type CheckedOrderRequest,
  type OrderRequestContext,
  checkOrderRequest,
  faultsByField,
  firstFault,
} from './order-request-checks.ts';

const good: CheckedOrderRequest = {
  unitNumber: '12B',
  customerName: 'Somchai',
  customerPhone: '+66812345678',
  description: 'Two iced lattes',
  address: 'Sukhumvit 21',
  latitude: 13.74,
  longitude: 100.56,
  amount: 25_000,
  paymentMethod: 'CASH_ON_DELIVERY',
};
const empty: CheckedOrderRequest = {
  unitNumber: ' ',
  customerName: '',
  customerPhone: '',
  description: 'x'.repeat(201),
  address: ' ',
  latitude: null,
  longitude: null,
  amount: null,
  paymentMethod: null,
};

function inCountry(code: CountryCode, vendorKnown = true): OrderRequestContext {
  return { country: countryOf(code), vendorKnown, isPossiblePhone: (text) => text.startsWith('+') };
}

const keyOf = (change: Partial<CheckedOrderRequest>, code: CountryCode = 'TH'): string | undefined =>
  firstFault({ ...good, ...change }, inCountry(code))?.key;

describe('an order request', () => {
  test('has no fault in any country when it is complete', () => {
    expect(firstFault(good, inCountry('TH'))).toBeNull();
    expect(checkOrderRequest(good, inCountry('SG'))).toEqual([]);
    expect(checkOrderRequest(good, inCountry('PK'))).toEqual([]);
  });

  test('is checked in the order of the specification', () => {
    expect(checkOrderRequest(empty, inCountry('SG', false)).map(({ key }) => key)).toEqual([
      'error.cant-retrieve-vendor-rar',
      'validation.fill-unit-number',
      'validation.fill-customer-name',
      'validation.fill-customer-phone',
      'validation.description-too-long',
      'validation.fill-address',
      'validation.fill-coordinates',
      'validation.fill-amount',
      'validation.select-payment-method',
    ]);
  });

  test('needs a unit number only in Singapore', () => {
    expect(keyOf({ unitNumber: '' }, 'SG')).toBe('validation.fill-unit-number');
    expect(keyOf({ unitNumber: '' }, 'TH')).toBeUndefined();
  });

  test('needs a name without digits of any script', () => {
    expect(keyOf({ customerName: '  ' })).toBe('validation.fill-customer-name');
    expect(keyOf({ customerName: 'Somchai 2' })).toBe('validation.wrong-customer-name');
    expect(keyOf({ customerName: 'สมชาย๒' })).toBe('validation.wrong-customer-name');
    expect(keyOf({ customerName: "Zoë O'Brien-Łuk" })).toBeUndefined();
  });

  test('needs a possible phone number', () => {
    expect(keyOf({ customerPhone: '' })).toBe('validation.fill-customer-phone');
    expect(keyOf({ customerPhone: '12' })).toBe('validation.phone-incorrect');
  });

  test('describes its items in at most 200 characters, an emoji counting as one', () => {
    expect(keyOf({ description: 'x'.repeat(201) })).toBe('validation.description-too-long');
    expect(keyOf({ description: '🍜'.repeat(200) })).toBeUndefined();
    expect(keyOf({ description: '' })).toBeUndefined();
  });

  test('needs an address and its coordinates', () => {
    expect(keyOf({ address: '' })).toBe('validation.fill-address');
    expect(keyOf({ latitude: null })).toBe('validation.fill-coordinates');
    expect(keyOf({ longitude: null })).toBe('validation.fill-coordinates');
    expect(keyOf({ latitude: 91 })).toBe('validation.fill-coordinates');
    expect(keyOf({ latitude: 0, longitude: 0 })).toBeUndefined();
  });

  test('needs an amount, except in Kuwait', () => {
    expect(keyOf({ amount: null })).toBe('validation.fill-amount');
    expect(keyOf({ amount: null }, 'KW')).toBeUndefined();
    expect(keyOf({ amount: 0 })).toBeUndefined();
  });

  test('refuses an amount that is not exact in the currency, in any country', () => {
    for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(keyOf({ amount })).toBe('validation.amount-invalid');
      expect(keyOf({ amount }, 'KW')).toBe('validation.amount-invalid');
    }
  });

  test('needs a value of at least 100 rupees in Pakistan, and the fault has that minimum', () => {
    expect(firstFault({ ...good, amount: 9_999 }, inCountry('PK'))).toEqual({
      field: 'amount',
      key: 'validation.minimum-amount',
      values: { minimum: 100, currency: 'PKR' },
    });
    expect(keyOf({ amount: 10_000 }, 'PK')).toBeUndefined();
    expect(keyOf({ amount: 1 }, 'TH')).toBeUndefined();
  });

  test('needs a payment method other than NONE', () => {
    expect(keyOf({ paymentMethod: null })).toBe('validation.select-payment-method');
    expect(keyOf({ paymentMethod: 'NONE' })).toBe('validation.select-payment-method');
    expect(keyOf({ paymentMethod: 'BARTER' })).toBe('validation.select-payment-method');
  });
});

describe('the faults of a form', () => {
  test('are the first fault of each field', () => {
    const faults = faultsByField({ ...good, customerName: '', amount: -5 }, inCountry('PK'));
    expect([...faults.keys()].toSorted()).toEqual(['amount', 'customerName']);
    expect(faults.get('amount')?.key).toBe('validation.amount-invalid');
  });

  test('include the fault that the server answers with', () => {
    const request = fc.record({
      unitNumber: fc.constantFrom('', '1'),
      customerName: fc.constantFrom('', 'A', 'A1'),
      customerPhone: fc.constantFrom('', '1', '+1'),
      description: fc.constantFrom('', 'x'.repeat(201)),
      address: fc.constantFrom('', 'Road'),
      latitude: fc.constantFrom(null, 1),
      longitude: fc.constantFrom(null, 1),
      amount: fc.constantFrom(null, -1, 0, 20_000),
      paymentMethod: fc.constantFrom(null, 'NONE', 'PAID'),
    });
    fc.assert(
      fc.property(request, fc.constantFrom<CountryCode>('TH', 'SG', 'PK', 'KW'), (checked, code) => {
        const first = firstFault(checked, inCountry(code));
        const all = checkOrderRequest(checked, inCountry(code));
        expect(first).toEqual(all[0] ?? null);
        const byField = [...faultsByField(checked, inCountry(code)).values()];
        expect(first === null ? byField : byField.filter((fault) => fault.field === first.field)).toEqual(
          first === null ? [] : [first],
        );
      }),
    );
  });
});
