import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkHeldFee, checkQuote, type QuotedOrder } from './check-quote.ts';
import type { Seal } from './ports.ts';
import { type PricedTrip, readPricedTrip, samePoint, writePricedTrip } from './signed-quote.ts';

/** A seal that cannot be forged in a test: it remembers what it sealed. */
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
  currency: 'THB',
  paymentClass: 'cash',
  metres: 3200,
  seconds: 540,
  fee: { total: 5600, parts: { base: 3500, distance: 2100, surcharge: 0, voucher: 0 } },
};

const order: QuotedOrder = {
  vendorId: 'd001',
  source: trip.source,
  destination: trip.destination,
  paymentMethod: 'CASH_ON_DELIVERY',
  currency: 'THB',
  fee: 5600,
};

const seal = rememberingSeal();
const signature = seal.seal(writePricedTrip(trip));
const verdict = (changes: Partial<QuotedOrder> = {}, now = 0, given = signature): string => {
  const checked = checkQuote(seal, given, { ...order, ...changes }, now);
  return checked.ok ? 'ok' : checked.refusal;
};

describe('a quote', () => {
  test('holds its price for the order that it was given for', () => {
    expect(checkQuote(seal, signature, order, 0)).toEqual({ ok: true, trip });
  });

  test('holds for any method that is paid in the same kind of way', () => {
    const paid = seal.seal(writePricedTrip({ ...trip, paymentClass: 'cashless' }));
    expect(verdict({ paymentMethod: 'PAID' }, 0, paid)).toBe('ok');
    expect(verdict({ paymentMethod: 'generic_creditcard' }, 0, paid)).toBe('ok');
    expect(verdict({ paymentMethod: 'CASH_ON_DELIVERY' }, 0, paid)).toBe('SignatureForeign');
  });

  test('is foreign to another vendor, way, currency or kind of payment', () => {
    const elsewhere = { latitude: 13.7402, longitude: 100.5638 };
    const foreign: Partial<QuotedOrder>[] = [
      { vendorId: 'd002' },
      { source: elsewhere },
      { destination: elsewhere },
      { currency: 'SGD' },
      { paymentMethod: 'PAID' },
    ];
    expect(foreign.map((changes) => verdict(changes))).toEqual(foreign.map(() => 'SignatureForeign'));
  });

  test('is invalid with another fee, or when it is none of ours', () => {
    expect([5599, 5601, 0, null].map((fee) => verdict({ fee }))).toEqual(
      Array.from({ length: 4 }, () => 'SignatureInvalid'),
    );
    expect(verdict({}, 0, 'made up')).toBe('SignatureInvalid');
  });

  test('expires to the millisecond', () => {
    expect(verdict({}, trip.expiresAt - 1)).toBe('ok');
    expect(verdict({}, trip.expiresAt)).toBe('SignatureExpired');
  });

  test('holds its fee for its vendor whichever way it goes, before there is an order', () => {
    const held = (changes: Partial<QuotedOrder> = {}, now = 0, given = signature) => {
      const checked = checkHeldFee(seal, given, { ...order, ...changes }, now);
      return checked.ok ? 'ok' : checked.refusal;
    };
    expect(held()).toBe('ok');
    expect([held({ vendorId: 'd002' }), held({ currency: 'SGD' })]).toEqual(['SignatureForeign', 'SignatureForeign']);
    expect([held({ fee: 5599 }), held({ fee: null }), held({}, 0, 'made up')]).toEqual(
      Array.from({ length: 3 }, () => 'SignatureInvalid'),
    );
    expect([held({}, trip.expiresAt - 1), held({}, trip.expiresAt)]).toEqual(['ok', 'SignatureExpired']);
  });

  test('of another release is none of ours', () => {
    expect(readPricedTrip('{}')).toBeNull();
    expect(readPricedTrip('[1,"quote-1"]')).toBeNull();
  });

  test('takes two copies of a point for one when they differ by less than a tenth of a metre', () => {
    const { destination } = trip;
    expect(samePoint(destination, { ...destination, latitude: destination.latitude + 4e-7 })).toBe(true);
    expect(samePoint(destination, { ...destination, latitude: destination.latitude + 1e-6 })).toBe(false);
    expect(samePoint({ latitude: 0, longitude: -0 }, { latitude: -1e-9, longitude: 0 })).toBe(true);
  });

  test('is read as it was written, for any place and price', () => {
    const minor = fc.integer({ min: 0, max: 10 ** 12 });
    const degrees = (limit: number): fc.Arbitrary<number> =>
      fc.integer({ min: -limit * 10 ** 6, max: limit * 10 ** 6 }).map((millionths) => millionths / 10 ** 6 + 0);
    const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
    const any = fc.record({
      quoteId: fc.uuid(),
      expiresAt: fc.integer({ min: 0, max: 4e12 }),
      vendorId: fc.stringMatching(/^[\w-]{1,64}$/),
      source: point,
      destination: point,
      currency: fc.constantFrom('THB', 'KWD', 'JPY'),
      paymentClass: fc.constantFrom('cash' as const, 'cashless' as const),
      metres: minor,
      seconds: fc.option(minor),
      fee: fc.record({
        total: minor,
        parts: fc.record({ base: minor, distance: minor, surcharge: minor, voucher: minor }),
      }),
    });
    fc.assert(
      fc.property(any, (one) => {
        expect(readPricedTrip(writePricedTrip(one))).toEqual(one);
      }),
    );
  });
});
