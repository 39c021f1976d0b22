import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { areaOfCity } from '@riderbell/worlds/cities/areas.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { describeCall } from '../covered.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { dispatchedOrder, door, originOf } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { FLEET: 'none' } });
});
afterAll(() => server.stop());

type FeeBody = CallRequest<typeof calls.quoteDeliveryFee>['body'];
type AreaBody = CallRequest<typeof calls.validateDeliveryArea>['body'];

/** A place in the city that is too far for a rider, and a place in another country. */
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

/** The fields that name an order that does not exist, and one that was collected. */
const noOrder = { order_id: 'd001-0000000000' };
const collectedOrder = async () => {
  const { order_id } = await dispatchedOrder(server);
  await reportAll(server, order_id, ['PICKED_UP']);
  return { order_id };
};

describeCall('quoteDeliveryFee', () => server, {
  answers: async () => {
    const as = await server.demo();
    const { result } = await server.client.answer(calls.quoteDeliveryFee, { body: asked() }, { as });
    expect(result).toMatchObject({
      // In Bangkok the first kilometre is included in the 35 baht.
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
  'order.coordinates-missing': async () => {
    expect(await feeRefusal({ destination: { latitude: 90.1, longitude: 0 } })).toEqual(['order.coordinates-missing']);
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
  'order.not-found': async () => {
    expect(await feeRefusal(noOrder)).toEqual(['order.not-found']);
  },
  'order.cannot-edit': async () => {
    expect(await feeRefusal(await collectedOrder())).toEqual(['order.cannot-edit']);
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
    // The collection point in the request is ignored.
    expect(await area({ vendor_id: 'd003', vendor_location: door })).toEqual(incomplete);
    const country = { ...countryOf('TH'), serviceHours: '1300:2200' };
    const closed = await startTestingServer({ settings: { FLEET: 'none' }, overrides: { country } });
    try {
      expect(await area({}, closed)).toEqual({ status: 'UNDELIVERABLE', reason: 'closed' });
    } finally {
      await closed.stop();
    }
  },
  'order.coordinates-missing': async () => {
    const body = { vendor_id: 'd001', location: { latitude: -91, longitude: 0 } };
    const as = await server.demo();
    expect(await server.client.refusal(calls.validateDeliveryArea, { body }, { as })).toEqual([
      'order.coordinates-missing',
    ]);
  },
  'vendor.not-found': async () => {
    const body = { location: door, vendor_id: 'd001' };
    const as = await server.other();
    expect(await server.client.refusal(calls.validateDeliveryArea, { body }, { as })).toEqual(['vendor.not-found']);
  },
  'order.not-found': async () => {
    const body = { location: door, vendor_id: 'd001', ...noOrder };
    const as = await server.demo();
    expect(await server.client.refusal(calls.validateDeliveryArea, { body }, { as })).toEqual(['order.not-found']);
  },
  'order.cannot-edit': async () => {
    const body = { location: door, vendor_id: 'd001', ...(await collectedOrder()) };
    const as = await server.demo();
    expect(await server.client.refusal(calls.validateDeliveryArea, { body }, { as })).toEqual(['order.cannot-edit']);
  },
});

describeCall('getDeliveryArea', () => server, {
  answers: async () => {
    const ask = { params: { id: 'd001' }, query: {} };
    const { result } = await server.client.answer(calls.getDeliveryArea, ask, { as: await server.demo() });
    expect(result.area).toEqual({ type: 'MultiPolygon', coordinates: areaOfCity('TH') });
  },
  'vendor.not-found': async () => {
    const ask = { params: { id: 'd001' }, query: {} };
    const as = await server.other();
    expect(await server.client.refusal(calls.getDeliveryArea, ask, { as })).toEqual(['vendor.not-found']);
  },
  'request.invalid': async () => {
    const as = await server.demo();
    for (const query of [{ lat: '13.74' }, { lng: '100.55' }, { lat: '95.5', lng: '100.55' }]) {
      const ask = { params: { id: 'd001' }, query };
      expect(await server.client.refusal(calls.getDeliveryArea, ask, { as })).toEqual(['request.invalid']);
    }
  },
});

describe('the delivery area of an operator’s file', () => {
  const corner = { south: 13.73, west: 100.55, north: 13.75, east: 100.57 };
  const { south, west, north, east } = corner;
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const feature = {
    type: 'Feature',
    properties: { vendor_id: 'd001' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
  const file = join(mkdtempSync(join(tmpdir(), 'areas-')), 'areas.json');
  let fenced: TestingServer;
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
    fenced = await startTestingServer({ settings: { FLEET: 'none', DELIVERY_AREAS_FILE: file } });
  });
  afterAll(async () => {
    await fenced.stop();
    rmSync(dirname(file), { recursive: true });
  });

  it('applies to its vendor, including its edge and corners, and not beyond', async () => {
    for (const location of [door, { latitude: north, longitude: east }, { latitude: 13.74, longitude: west }]) {
      expect(await area({ location }, fenced)).toEqual({ status: 'DELIVERABLE', reason: null });
    }
    const beyond = { latitude: 13.74, longitude: east + 0.0001 };
    expect(await area({ location: beyond }, fenced)).toEqual({ status: 'UNDELIVERABLE', reason: 'outside-area' });
    const fee = fenced.client.refusal(
      calls.quoteDeliveryFee,
      { body: asked({ destination: beyond }) },
      { as: await fenced.demo() },
    );
    expect(await fee).toEqual(['quote.outside-area']);
  });

  it('replaces the demo’s area and leaves other vendors the whole country', async () => {
    const ask = async (id: string) =>
      (await fenced.client.answer(calls.getDeliveryArea, { params: { id }, query: {} }, { as: await fenced.demo() }))
        .result.area;
    expect(await ask('d001')).toEqual({ type: 'MultiPolygon', coordinates: [[ring]] });
    expect(await ask('d002')).toBeNull();
  });

  it('does not apply to another vendor, whatever place the merchant sends', async () => {
    const ask = { params: { id: 'd002' }, query: { lat: '13.74', lng: '100.56' } };
    const { result } = await fenced.client.answer(calls.getDeliveryArea, ask, { as: await fenced.demo() });
    expect(result.area).toBeNull();
  });
});

test.each([
  [91, 100.5],
  [13.7, 180.1],
  [Number.MAX_VALUE, 0],
])('a place with impossible coordinates, %d,%d, is refused', async (latitude, longitude) => {
  const body = { location: { latitude, longitude }, vendor_id: 'd001' };
  const as = await server.demo();
  expect(await server.client.refusal(calls.validateDeliveryArea, { body }, { as })).toEqual([
    'order.coordinates-missing',
  ]);
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
  'order.coordinates-missing': async () => {
    const body = { vendor_id: 'd001', destination: { latitude: 0, longitude: 180.1 } };
    const as = await server.demo();
    expect(await server.client.refusal(calls.estimateDelivery, { body }, { as })).toEqual([
      'order.coordinates-missing',
    ]);
  },
  'vendor.no-coordinates': async () => {
    const body = { vendor_id: 'd003', destination: door };
    const as = await server.demo();
    expect(await server.client.refusal(calls.estimateDelivery, { body }, { as })).toEqual(['vendor.no-coordinates']);
  },
  'order.not-found': async () => {
    const body = { vendor_id: 'd001', destination: door, ...noOrder };
    const as = await server.demo();
    expect(await server.client.refusal(calls.estimateDelivery, { body }, { as })).toEqual(['order.not-found']);
  },
  'order.cannot-edit': async () => {
    const body = { vendor_id: 'd001', destination: door, ...(await collectedOrder()) };
    const as = await server.demo();
    expect(await server.client.refusal(calls.estimateDelivery, { body }, { as })).toEqual(['order.cannot-edit']);
  },
});
