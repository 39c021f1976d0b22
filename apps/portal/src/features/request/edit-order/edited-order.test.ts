import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { parseAmount } from '@riderbell/domain/countries/money.ts';
import { describe, expect, it } from 'vitest';
import { emptyForm, formOf } from '../model/request-form.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';
import { agreedPriceOf, editOf, expectedOf, hasVendorsArea, methodsOf, vendorOf } from './edited-order.ts';
import { editedOrderSample } from './edited-order-sample.ts';
import { amountWriter, destinationOf } from '../model/prefill.ts';

const order = editedOrderSample();
const { location } = order.customer;
const elsewhere = { latitude: 13.73, longitude: 100.56 };

describe('the form of an edited order', () => {
  it('is filled in from the order, unit and building from its comma-separated address', () => {
    expect(formOf(order, String)).toEqual({
      ...emptyForm,
      unitNumber: '12',
      building: 'Sathorn Square',
      customerName: 'Somchai Jaidee',
      customerPhone: '+66812345678',
      description: 'Two lattes',
      amount: '250',
      paymentMethod: 'CASH_ON_DELIVERY',
    });
    expect(destinationOf(order)).toMatchObject({
      coordinates: { latitude: location.latitude, longitude: location.longitude },
      address: '98 Sathorn Road, Silom',
    });
  });

  it('takes over an address that does not have the form’s parts', () => {
    const plain = editedOrderSample({ customer: { ...order.customer, location: { ...location, address: 'Silom 5' } } });
    expect(formOf(plain, String)).toMatchObject({ unitNumber: '', building: '' });
    expect(destinationOf(plain).address).toBe('Silom 5');
  });

  it.each([
    ['en', 'TH'],
    ['de', 'DE'],
    ['de', 'KW'],
    ['ar', 'KW'],
    ['fi', 'JP'],
    ['ru', 'KZ'],
  ] as const)('writes in %s an amount of %s that it reads as the same amount', (language, code) => {
    const { currency } = countryOf(code);
    const digits = { TH: 2, DE: 2, KW: 3, JP: 0, KZ: 2 }[code];
    const write = amountWriter(language, digits);
    for (const minor of [0, 1, 1234, 1_234_567, 100_000]) {
      expect(parseAmount(write(minor / 10 ** digits), currency, language)).toBe(minor);
    }
  });
});

describe('an edited order', () => {
  it('keeps its price while neither the drop-off nor the kind of payment changes', () => {
    const price = agreedPriceOf(order, location, 'CASH_ON_DELIVERY', 0);
    expect(price).toMatchObject({ fee: 56, parts: order.delivery_fee_parts, currency: 'THB', signature: '' });
    expect(agreedPriceOf(order, elsewhere, 'CASH_ON_DELIVERY', 0)).toBeNull();
    expect(agreedPriceOf(order, location, 'PAID', 0)).toBeNull();
    const paid = editedOrderSample({ order: { ...order.order, payment_method: 'PAID' } });
    expect(agreedPriceOf(paid, location, 'generic_creditcard', 0)?.fee).toBe(56);
  });

  it('shows the collection address as its name when the vendor has moved since, or a guest sends it', () => {
    const { collection_point: from } = order;
    const vendorAt = (latitude: number | null, longitude: number | null) =>
      ({ vendor_id: 'd001', name: 'Baan Coffee', vendor_information: { location: { latitude, longitude } } }) as Vendor;
    const there = vendorAt(from.latitude, from.longitude);
    const sender = { name: 'Niran', email: 'niran@riderbell.test', phone_number: '+66811111111' };
    const ofGuest = editedOrderSample({ sender, collection_point: { ...from, address: '7, , Soi 11' } });
    expect(hasVendorsArea(order, there)).toBe(true);
    expect(vendorOf(order, there)).toBe(there);
    for (const moved of [vendorAt(13.9, from.longitude), vendorAt(null, null)]) {
      expect(hasVendorsArea(order, moved)).toBe(false);
      expect(vendorOf(order, moved)).toEqual({ ...moved, name: 'Silom' });
    }
    expect(hasVendorsArea(ofGuest, there)).toBe(false);
    expect(hasVendorsArea(ofGuest, { ...there, vendor_id: 'guest' })).toBe(true);
    expect(vendorOf(ofGuest, there).name).toBe('7, Soi 11');
    const nowhere = editedOrderSample({ sender, collection_point: { ...from, address: '' } });
    expect(vendorOf(nowhere, there).name).toBe(from.name);
  });

  it('may be paid online instead of in cash, but not the other way round', () => {
    const offered = ['CASH_ON_DELIVERY', 'PAID'] as const;
    expect(methodsOf(order, offered)).toEqual(['CASH_ON_DELIVERY', 'PAID']);
    const paid = editedOrderSample({ order: { ...order.order, payment_method: 'PAID' } });
    expect(methodsOf(paid, offered)).toEqual(['PAID']);
  });

  it('keeps a method that is no longer offered', () => {
    expect(methodsOf(order, ['PAID'])).toEqual(['CASH_ON_DELIVERY', 'PAID']);
  });

  it('keeps its collection time and arrives later by as much as the new route takes longer', () => {
    const fresh = {
      pick_up_minutes: 15,
      drop_off_minutes: 40,
      pick_up_at: '2026-11-21T06:00:00.000Z',
      drop_off_at: '2026-11-21T06:25:00.000Z',
      distance: 5000,
    };
    expect(expectedOf(order, fresh)).toMatchObject({
      pick_up_minutes: 0,
      pick_up_at: '2026-11-21T05:15:00.000Z',
      drop_off_at: '2026-11-21T05:40:00.000Z',
    });
    const unknown = editedOrderSample({ estimation: { pick_up_at: null, drop_off_at: null } });
    expect(expectedOf(unknown, fresh)).toBe(fresh);
  });

  it('sends the signature of a new price, and none if the price stays', () => {
    const request: UnpricedRequest = {
      vendor_id: 'd001',
      customer: { name: 'Somchai', phone_number: '+66812345678', location: { ...location, ...elsewhere } },
      order: { payment_method: 'PAID', amount: null, description: 'Tea' },
    };
    expect(editOf('d001', request, { fee: 42, signature: 'signed' })).toEqual({
      vendor_id: 'd001',
      payment_method: 'PAID',
      amount: null,
      item_details: 'Tea',
      location: { ...location, ...elsewhere },
      delivery_fee: 42,
      signature: 'signed',
    });
    expect(editOf('d001', request, { fee: 42, signature: '' })).not.toHaveProperty('signature');
  });
});
