import { calls } from '@riderbell/contract/calls.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { door, originOf, quotedRequest } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

/** A place in the city that is too far for a rider, and a place in another country. */
const farAway = { latitude: 13.95, longitude: 100.75 };
const abroad = { latitude: 35.68, longitude: 139.76 };

describe('a test vendor (specification §4)', () => {
  let server: TestingServer;
  beforeAll(async () => {
    server = await startTestingServer({ settings: { FLEET: 'none', TEST_VENDORS: 'd001,d003' } });
  });
  afterAll(() => server.stop());

  const quote = async (vendorId: string, destination: typeof door) => {
    const body = { source: originOf(vendorId), destination, vendor_id: vendorId, delivery_type: 'food' as const };
    const as = await server.demo();
    return (await server.client.answer(calls.quoteDeliveryFee, { body }, { as })).result;
  };
  const area = async (vendorId: string, location: typeof door) => {
    const as = await server.demo();
    const body = { location, vendor_id: vendorId };
    return (await server.client.answer(calls.validateDeliveryArea, { body }, { as })).result;
  };

  it('can deliver anywhere, for the fallback fee where no rider goes', async () => {
    for (const place of [farAway, abroad]) {
      expect(await area('d001', place)).toEqual({ status: 'DELIVERABLE', reason: null });
      expect(await quote('d001', place)).toMatchObject({
        fee: 1337,
        parts: { base: 1337, distance: 0, surcharge: 0, voucher: 0 },
        currency: 'THB',
      });
    }
  });

  it('pays the usual fee where a rider goes', async () => {
    expect((await quote('d001', door)).fee).toBe(35);
  });

  it('can order with the signature of the fallback fee', async () => {
    const as = await server.demo();
    for (const destination of [farAway, abroad]) {
      const body = await quotedRequest(server, as, { destination });
      expect(body.delivery_fee).toBe(1337);
      const cheap = { body: { ...body, delivery_fee: 35 } };
      expect(await server.client.refusal(calls.createOrder, cheap, { as })).toEqual(['SignatureInvalid']);
      const order = (await server.client.answer(calls.createOrder, { body }, { as })).result;
      expect(order).toMatchObject({ delivery_fee: 1337, delivery_fee_parts: { base: 1337, distance: 0 } });
    }
  });

  it('still needs a collection point', async () => {
    expect(await area('d003', door)).toEqual({ status: 'UNDELIVERABLE', reason: 'collection-point-incomplete' });
  });

  it('does not make its sibling outlets test vendors', async () => {
    expect(await area('d002', farAway)).toEqual({ status: 'UNDELIVERABLE', reason: 'too-far' });
  });
});

it('a test vendor is bound to the service hours', async () => {
  const country = { ...countryOf('TH'), serviceHours: '1300:2200' };
  const closed = await startTestingServer({
    settings: { FLEET: 'none', TEST_VENDORS: 'd001' },
    overrides: { country },
  });
  try {
    const body = { location: farAway, vendor_id: 'd001' };
    const { result } = await closed.client.answer(calls.validateDeliveryArea, { body }, { as: await closed.demo() });
    expect(result).toEqual({ status: 'UNDELIVERABLE', reason: 'closed' });
  } finally {
    await closed.stop();
  }
});
