import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';
import { requestSamples } from '@riderbell/domain/orders/request-samples.ts';
import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { formatLocale } from '@riderbell/web/i18n/language.ts';
import { loadPhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { amountOf, type FormWorld } from './form-world.ts';
import { emptyForm, fieldOfPath, fieldOrder, type RequestForm } from './request-form.ts';
import { faultsOf, unpricedRequest } from './form-checks.ts';

const door = { ...pinAt({ latitude: 13.7305, longitude: 100.569 }), address: 'Sukhumvit Rd, Bangkok' };
const thailand: FormWorld = {
  deployment: exampleDeployment,
  language: 'en',
  vendorKnown: true,
  omittedFields: new Set(),
  destination: door,
  typedAddress: '',
  paymentMethods: ['CASH_ON_DELIVERY', 'PAID'],
  hours: { service: null, outlet: null },
  preOrder: true,
  now: Date.parse('2026-11-21T05:00:00Z'),
  isPossiblePhone: (text) => text.length >= 9,
};
const filled: RequestForm = {
  ...emptyForm,
  customerName: 'Somchai',
  customerPhone: '081 234 5678',
  description: 'Two lattes',
  amount: '1,250.50',
  paymentMethod: 'CASH_ON_DELIVERY',
};
const keyOf = (form: RequestForm, field: Parameters<ReturnType<typeof faultsOf>['get']>[0], world = thailand) =>
  faultsOf(form, world).get(field)?.key;

describe('the faults of the request form (specification §5)', () => {
  it('do not exist in a filled form', () => {
    expect([...faultsOf(filled, thailand)]).toEqual([]);
  });

  it('are those of the domain, each at its field', () => {
    const faults = faultsOf(emptyForm, { ...thailand, destination: null });
    expect(faults.get('customerName')?.key).toBe('validation.fill-customer-name');
    expect(faults.get('customerPhone')?.key).toBe('validation.fill-customer-phone');
    expect(faults.get('address')?.key).toBe('validation.fill-address');
    expect(faults.get('amount')?.key).toBe('validation.fill-amount');
    expect(faults.get('paymentMethod')?.key).toBe('validation.select-payment-method');
    expect(new Set(fieldOrder).size).toBe(fieldOrder.length);
  });

  it('report a missing place for an address typed over the chosen one or never chosen', () => {
    for (const destination of [door, null]) {
      const world = { ...thailand, destination, typedAddress: 'Silom Complex' };
      expect(keyOf(filled, 'address', world)).toBe('validation.fill-coordinates');
    }
  });

  it('ask for the address of a pin, and for the place of an address', () => {
    expect(keyOf(filled, 'address', { ...thailand, destination: pinAt(door.coordinates) })).toBe(
      'validation.fill-address',
    );
  });

  it('follow the country’s rules for unit number, minimum amount and optional amount', () => {
    const world = (rules: Partial<FormWorld['deployment']['rules']>, currency = 'THB'): FormWorld => ({
      ...thailand,
      deployment: { ...thailand.deployment, currency, rules: { ...thailand.deployment.rules, ...rules } },
    });
    expect(keyOf(filled, 'unitNumber', world({ unit_number_required: true }, 'SGD'))).toBe(
      'validation.fill-unit-number',
    );
    const pakistan = world({ minimum_amount: 100 }, 'PKR');
    expect(faultsOf({ ...filled, amount: '99' }, pakistan).get('amount')).toEqual({
      key: 'validation.minimum-amount',
      values: { minimum: 100, currency: 'PKR' },
    });
    expect(keyOf({ ...filled, amount: '' }, 'amount', world({ amount_required: false }, 'KWD'))).toBeUndefined();
    expect(keyOf({ ...filled, amount: 'a lot' }, 'amount', world({ amount_required: false }, 'KWD'))).toBe(
      'validation.amount-invalid',
    );
  });

  it('include a method that is not offered and a wrong VAT number', () => {
    expect(keyOf({ ...filled, paymentMethod: 'PAY_AT_PICKUP' }, 'paymentMethod')).toBe(
      'validation.payment-method-unavailable',
    );
    expect(keyOf({ ...filled, vatNumber: '1234' }, 'vatNumber')).toBe('validation.vat-number-length');
  });

  it('include a later collection when the flag pre_order is off, instead of collecting now', () => {
    const later: RequestForm = { ...filled, deliveryTime: 'later', preorderedFor: thailand.now / 1000 + 7200 };
    expect(keyOf(later, 'preorderedFor', { ...thailand, preOrder: false })).toBe('validation.scheduled-not-offered');
    expect(keyOf(later, 'preorderedFor', { ...thailand, preOrder: true })).toBeUndefined();
    expect(keyOf(filled, 'preorderedFor', { ...thailand, preOrder: false })).toBeUndefined();
  });

  it('include a later collection in the past or outside the service hours', () => {
    const later: RequestForm = { ...filled, deliveryTime: 'later' };
    expect(keyOf(later, 'preorderedFor')).toBe('validation.choose-collection-time');
    const at = (iso: string) => ({ ...later, preorderedFor: Date.parse(iso) / 1000 });
    expect(keyOf(at('2026-11-21T05:05:00Z'), 'preorderedFor')).toBe('validation.scheduled-too-early');
    expect(keyOf(at('2026-11-24T05:00:00Z'), 'preorderedFor')).toBe('validation.scheduled-too-late');
    expect(keyOf(at('2026-11-21T08:00:00Z'), 'preorderedFor')).toBeUndefined();
    const night = { ...thailand, hours: { service: '0800:2200', outlet: null } };
    expect(keyOf(at('2026-11-21T19:00:00Z'), 'preorderedFor', night)).toBe('error.store-closed-v2');
  });
});

describe('the form’s judgement of typed text', () => {
  it.each(requestSamples)('judges $typed in $field as the server does', async ({ field, typed, fault }) => {
    const world = { ...thailand, isPossiblePhone: await loadPhoneRule('TH') };
    expect(keyOf({ ...filled, [field]: typed }, field, world) ?? null).toBe(fault);
  });

  it.each(languages)('reads an amount as %s writes it, in every currency', (language) => {
    for (const currency of new Set(countryCodes.map((code) => countryOf(code).currency))) {
      const digits = digitsOf(currency);
      const world = { deployment: { ...exampleDeployment, currency }, language };
      const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      for (const amount of [7, 1234, 1_234_567]) {
        const minor = amount * 10 ** digits + (digits > 0 ? 5 : 0);
        for (const tag of [formatLocale(language), language.replace('_', '-')]) {
          const typed = new Intl.NumberFormat(tag, format).format(minor / 10 ** digits);
          expect([typed, amountOf({ amount: typed }, world)]).toEqual([typed, minor]);
        }
      }
    }
  });
});

describe('the request on the wire (specification §3)', () => {
  it('joins unit, building and text, filters the phone and writes the amount in the currency', () => {
    const form = { ...filled, unitNumber: '12/3', building: 'Tower B', riderNotes: ' Back door ' };
    expect(unpricedRequest(form, 'd001', door, thailand)).toEqual({
      vendor_id: 'd001',
      customer: {
        name: 'Somchai',
        phone_number: '0812345678',
        location: {
          address: '12/3, Tower B, Sukhumvit Rd, Bangkok',
          latitude: 13.7305,
          longitude: 100.569,
          notes: 'Back door',
        },
      },
      order: { payment_method: 'CASH_ON_DELIVERY', amount: 1250.5, description: 'Two lattes', cold_bag_needed: false },
      preordered_for: null,
      age_validation_required: false,
    });
  });

  it('has a time only if later is chosen, and a VAT number only if one is typed', () => {
    const time = 1_795_248_000;
    expect(unpricedRequest({ ...filled, preorderedFor: time }, 'd001', door, thailand).preordered_for).toBeNull();
    const later = { ...filled, deliveryTime: 'later' as const, preorderedFor: time, vatNumber: '12345678' };
    expect(unpricedRequest(later, 'd001', door, thailand)).toMatchObject({
      preordered_for: time,
      vat_number: '12345678',
    });
  });

  it('assigns a fault found by the server to its field', () => {
    expect(fieldOfPath('customer.phone_number')).toBe('customerPhone');
    expect(fieldOfPath('signature')).toBeNull();
  });
});
