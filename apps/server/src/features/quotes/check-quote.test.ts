import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuotedFee, checkQuote, type QuotedOrder } from './check-quote.ts';
import type { Seal } from './ports.ts';
import { type PricedTrip, readPricedTrip, samePoint, writePricedTrip } from './signed-quote.ts';

/** A seal for tests that cannot be forged: it remembers what it sealed. */
function rememberingSeal(): Seal {
  const texts = new Map<string, string>();
  return {
    seal(text) {
      const name = `seal-${texts.size}`;
      texts.set(name, text);
      return name;
    },
    open: (sealed) => texts.get(sealed) ?? null,
  };
}

const trip: PricedTrip = {
  quoteId: 'quote-1',
  expiresAt: 1_000_000,
  vendorId: 'd001',
  source: { latitude: 13.7385, longitude: 100.5615 },
  destination: { latitude: 13.7402, longitude: 100.5637 },
  orderId: null,
  currency: 'THB',
  metres: 3200,
  seconds: 540,
  fees: {
    cash: { total: 6000, parts: { base: 3500, distance: 2100, surcharge: 400, voucher: 0 } },
    cashless: { total: 5600, parts: { base: 3500, distance: 2100, surcharge: 0, voucher: 0 } },
  },
};

const order: QuotedOrder = {
  vendorId: 'd001',
  orderId: null,
  source: trip.source,
  destination: trip.destination,
  paymentMethod: 'CASH_ON_DELIVERY',
  currency: 'THB',
  fee: 6000,
};

const seal = rememberingSeal();
const signature = seal.seal(writePricedTrip(trip));
const verdict = (changes: Partial<QuotedOrder> = {}, now = 0, given = signature): string => {
  const checked = checkQuote(seal, given, { ...order, ...changes }, now);
  return checked.ok ? 'ok' : checked.refusal;
};

describe('a quote', () => {
  test('is valid for the order that it was given for', () => {
    const { quoteId, expiresAt, vendorId, metres, seconds, fees } = trip;
    const charged = { quoteId, expiresAt, vendorId, metres, seconds, fee: fees.cash };
    expect(checkQuote(seal, signature, order, 0)).toEqual({ ok: true, trip: charged });
  });

  test('is valid for every payment method, each at its own fee', () => {
    for (const paymentMethod of ['PAID', 'PAYMENT_ON_DELIVERY', 'PAY_AT_PICKUP', 'generic_creditcard']) {
      expect(checkQuote(seal, signature, { ...order, paymentMethod, fee: 5600 }, 0)).toMatchObject({
        ok: true,
        trip: { fee: trip.fees.cashless },
      });
    }
  });

  test('charges the fee of the payment method when the order names no fee', () => {
    const feeFor = (paymentMethod: string) =>
      checkQuote(seal, signature, { ...order, paymentMethod, fee: undefined }, 0);
    expect(feeFor('CASH_ON_DELIVERY')).toMatchObject({ ok: true, trip: { fee: { total: 6000 } } });
    expect(feeFor('PAID')).toMatchObject({ ok: true, trip: { fee: { total: 5600 } } });
  });

  test("refuses the lower fee of another payment method and charges no more than the method's own fee", () => {
    expect(verdict({ fee: 5600 })).toBe('SignatureForeign');
    const dearer = checkQuote(seal, signature, { ...order, paymentMethod: 'PAID', fee: 6000 }, 0);
    expect(dearer).toMatchObject({ ok: true, trip: { fee: { total: 5600 } } });
  });

  test('charges its fee for the payment method, whatever fee the order names', () => {
    const fee = fc.record({
      total: fc.integer({ min: 0, max: 20 }),
      parts: fc.constant({ base: 0, distance: 0, surcharge: 0, voucher: 0 }),
    });
    const methods = fc.constantFrom('CASH_ON_DELIVERY', 'PAID', 'generic_creditcard');
    const named = fc.option(fc.integer({ min: -1, max: 21 }), { nil: undefined });
    fc.assert(
      fc.property(fee, fee, methods, named, (cash, cashless, paymentMethod, asked) => {
        const fees = { cash, cashless };
        const own = fees[paymentMethod === 'CASH_ON_DELIVERY' ? 'cash' : 'cashless'];
        const sealed = seal.seal(writePricedTrip({ ...trip, fees }));
        const checked = checkQuote(seal, sealed, { ...order, paymentMethod, fee: asked }, 0);
        const isQuoted = asked === undefined || asked === cash.total || asked === cashless.total;
        expect(checked.ok).toBe(isQuoted && (asked ?? own.total) >= own.total);
        expect(checked.ok ? checked.trip.fee : own).toEqual(own);
      }),
    );
  });

  test('is valid only for the order whose change it prices', () => {
    const ofChange = seal.seal(writePricedTrip({ ...trip, orderId: 'd001-1' }));
    expect(verdict({ orderId: 'd001-1' }, 0, ofChange)).toBe('ok');
    expect([verdict({}, 0, ofChange), verdict({ orderId: 'd001-2' }, 0, ofChange)]).toEqual([
      'SignatureForeign',
      'SignatureForeign',
    ]);
    expect(verdict({ orderId: 'd001-1' })).toBe('ok');
    const held = checkQuotedFee(seal, ofChange, order, 0);
    expect(held).toEqual({ ok: false, refusal: 'SignatureForeign' });
  });

  test('is foreign to another vendor, route or currency', () => {
    const elsewhere = { latitude: 13.7402, longitude: 100.5638 };
    const foreign: Partial<QuotedOrder>[] = [
      { vendorId: 'd002' },
      { source: elsewhere },
      { destination: elsewhere },
      { currency: 'SGD' },
    ];
    expect(foreign.map((changes) => verdict(changes))).toEqual(foreign.map(() => 'SignatureForeign'));
  });

  test('is invalid with another fee, and when the server did not sign it', () => {
    expect([5999, 6001, 0, null].map((fee) => verdict({ fee }))).toEqual(
      Array.from({ length: 4 }, () => 'SignatureInvalid'),
    );
    expect(verdict({}, 0, 'made up')).toBe('SignatureInvalid');
  });

  test('expires to the millisecond', () => {
    expect(verdict({}, trip.expiresAt - 1)).toBe('ok');
    expect(verdict({}, trip.expiresAt)).toBe('SignatureExpired');
  });

  test('holds its fee for its vendor on any route while there is no order', () => {
    const held = (changes: Partial<QuotedOrder> = {}, now = 0, given = signature) => {
      const checked = checkQuotedFee(seal, given, { ...order, ...changes }, now);
      return checked.ok ? 'ok' : checked.refusal;
    };
    expect([held(), held({ fee: 5600 })]).toEqual(['ok', 'ok']);
    expect([held({ vendorId: 'd002' }), held({ currency: 'SGD' })]).toEqual(['SignatureForeign', 'SignatureForeign']);
    expect([held({ fee: 5599 }), held({ fee: null }), held({}, 0, 'made up')]).toEqual(
      Array.from({ length: 3 }, () => 'SignatureInvalid'),
    );
    expect([held({}, trip.expiresAt - 1), held({}, trip.expiresAt)]).toEqual(['ok', 'SignatureExpired']);
  });

  test('counts as expired when another release wrote it, so that the caller asks for a new one', () => {
    expect(verdict({}, 0, seal.seal('[2,"quote-1"]'))).toBe('SignatureExpired');
    expect(readPricedTrip('{}')).toBeNull();
    expect(readPricedTrip('[1,"quote-1"]')).toBeNull();
  });

  test('treats two points as the same when they differ by less than a tenth of a metre', () => {
    const { destination } = trip;
    expect(samePoint(destination, { ...destination, latitude: destination.latitude + 4e-7 })).toBe(true);
    expect(samePoint(destination, { ...destination, latitude: destination.latitude + 1e-6 })).toBe(false);
    expect(samePoint({ latitude: 0, longitude: -0 }, { latitude: -1e-9, longitude: 0 })).toBe(true);
  });

  test('is the same after it is written and read, for any place and price', () => {
    const minor = fc.integer({ min: 0, max: 10 ** 12 });
    const degrees = (limit: number): fc.Arbitrary<number> =>
      fc.integer({ min: -limit * 10 ** 6, max: limit * 10 ** 6 }).map((millionths) => millionths / 10 ** 6 + 0);
    const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
    const parts = fc.record({ base: minor, distance: minor, surcharge: minor, voucher: minor });
    const fee = fc.record({ total: minor, parts });
    const any = fc.record({
      quoteId: fc.uuid(),
      expiresAt: fc.integer({ min: 0, max: 4e12 }),
      vendorId: fc.stringMatching(/^[\w-]{1,64}$/),
      source: point,
      destination: point,
      currency: fc.constantFrom('THB', 'KWD', 'JPY'),
      orderId: fc.option(fc.stringMatching(/^[\w-]{1,64}$/)),
      metres: minor,
      seconds: fc.option(minor),
      fees: fc.record({ cash: fee, cashless: fee }),
    });
    fc.assert(
      fc.property(any, (one) => {
        expect(readPricedTrip(writePricedTrip(one))).toEqual(one);
      }),
    );
  });
});
