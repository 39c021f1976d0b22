import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeCall } from '../covered.ts';
import { door, originOf } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { FLEET: 'none' } });
});
afterAll(() => server.stop());

type FeeBody = CallRequest<typeof calls.quoteDeliveryFee>['body'];
type AreaBody = CallRequest<typeof calls.validateDeliveryArea>['body'];

/** Across the city, further than a rider goes, and another country. */
const farAway = { latitude: 13.95, longitude: 100.75 };
const abroad = { latitude: 35.68, longitude: 139.76 };

const asked = (changes: Partial<FeeBody> = {}): FeeBody => ({
  source: originOf('d001'),
  destination: door,
  vendor_id: 'd001',
  delivery_type: 'food',
  payment_method: 'CASH_ON_DELIVERY',
  ...changes,
});

const feeRefusal = async (changes: Partial<FeeBody>, as = server.demo()): Promise<string[]> =>
  server.client.refusal(calls.quoteDeliveryFee, { body: asked(changes) }, { as: await as });

describeCall('quoteDeliveryFee', () => server, {
  answers: async () => {
    const as = await server.demo();
    const { result } = await server.client.answer(calls.quoteDeliveryFee, { body: asked() }, { as });
    expect(result).toMatchObject({
      // Bangkok counts kilometres from one on: 35 baht pay for it.
      fee: 35,
      parts: { base: 35, distance: 0, surcharge: 0, voucher: 0 },
      currency: 'THB',
      distance: estimatedRoadMetres(originOf('d001'), door),
      expires_at: server.clock.iso(900_000),
    });
    const further = asked({ destination: { latitude: 13.7571, longitude: 100.5341 } });
    const second = await server.client.answer(calls.quoteDeliveryFee, { body: further }, { as });
    const { fee, parts, distance } = second.result;
    expect(fee).toBe(35 + Math.ceil((distance - 1000) / 1000) * 7);
    expect(parts.base + parts.distance + parts.surcharge - parts.voucher).toBe(fee);
    expect(second.result.signature).not.toBe(result.signature);
  },
  'vendor.not-found': async () => {
    expect(await feeRefusal({ vendor_id: 'nobody' })).toEqual(['vendor.not-found']);
    expect(await feeRefusal({}, server.other())).toEqual(['vendor.not-found']);
  },
  'quote.no-price': async () => {
    expect(await feeRefusal({ source: originOf('d002') })).toEqual(['quote.no-price']);
  },
  'quote.too-far': async () => {
    expect(await feeRefusal({ destination: farAway })).toEqual(['quote.too-far']);
  },
  'quote.outside-area': async () => {
    expect(await feeRefusal({ destination: abroad })).toEqual(['quote.outside-area']);
  },
  'quote.collection-point-incomplete': async () => {
    expect(await feeRefusal({ vendor_id: 'd003' })).toEqual(['quote.collection-point-incomplete']);
  },
});

const area = async (changes: Partial<AreaBody>, on = server): Promise<unknown> => {
  const body = { location: door, vendor_id: 'd001', ...changes };
  return (await on.client.answer(calls.validateDeliveryArea, { body }, { as: await on.demo() })).result;
};

describeCall('validateDeliveryArea', () => server, {
  answers: async () => {
    expect(await area({})).toEqual({ status: 'DELIVERABLE', reason: null });
    expect(await area({ location: farAway })).toEqual({ status: 'UNDELIVERABLE', reason: 'too-far' });
    expect(await area({ location: abroad })).toEqual({ status: 'UNDELIVERABLE', reason: 'outside-area' });
    const incomplete = { status: 'UNDELIVERABLE', reason: 'collection-point-incomplete' };
    expect(await area({ vendor_id: 'd003' })).toEqual(incomplete);
    // What the request says of the collection point changes nothing.
    expect(await area({ vendor_id: 'd003', vendor_location: door })).toEqual(incomplete);
    const country = { ...countryOf('TH'), serviceHours: '1300:2200' };
    const closed = await startTestingServer({ settings: { FLEET: 'none' }, overrides: { country } });
    try {
      expect(await area({}, closed)).toEqual({ status: 'UNDELIVERABLE', reason: 'closed' });
    } finally {
      await closed.stop();
    }
  },
  'vendor.not-found': async () => {
    const body = { location: door, vendor_id: 'd001' };
    const as = await server.other();
    expect(await server.client.refusal(calls.validateDeliveryArea, { body }, { as })).toEqual(['vendor.not-found']);
  },
});

describeCall('estimateDelivery', () => server, {
  answers: async () => {
    const as = await server.demo();
    const body = { vendor_id: 'd001', destination: door };
    const soon = (await server.client.answer(calls.estimateDelivery, { body }, { as })).result;
    expect(soon.pick_up_minutes).toBe(15);
    expect(soon.pick_up_at).toBe(server.clock.iso(15 * 60_000));
    expect(soon.drop_off_minutes).toBeGreaterThan(15 + 4 + 3);
    expect(soon.drop_off_at).toBe(server.clock.iso(soon.drop_off_minutes * 60_000));
    const at = Math.floor(server.clock.now() / 1000) + 7200;
    const later = await server.client.answer(calls.estimateDelivery, { body: { ...body, preordered_for: at } }, { as });
    expect(later.result).toMatchObject({ pick_up_minutes: 0, pick_up_at: new Date(at * 1000).toISOString() });
    expect(later.result.drop_off_minutes).toBe(soon.drop_off_minutes - soon.pick_up_minutes);
  },
  'vendor.not-found': async () => {
    const body = { vendor_id: 'othr', destination: door };
    const as = await server.demo();
    expect(await server.client.refusal(calls.estimateDelivery, { body }, { as })).toEqual(['vendor.not-found']);
  },
  'vendor.no-coordinates': async () => {
    const body = { vendor_id: 'd003', destination: door };
    const as = await server.demo();
    expect(await server.client.refusal(calls.estimateDelivery, { body }, { as })).toEqual(['vendor.no-coordinates']);
  },
});
