import { countryOf } from '@riderbell/domain/countries/countries.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { allowedPaymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { joinAddress } from '@riderbell/domain/places/address.ts';
import { demoScene } from '@riderbell/worlds/demo-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FleetStatus } from '../../src/features/fleet/ports.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

/**
 * Calls exactly as in the specification, with the fields that it names and no others, sent as plain JSON. The countries are those with
 * special rules.
 */
const countries = ['KW', 'SG', 'PK', 'TW', 'TH', 'HK', 'JP'] as const satisfies readonly CountryCode[];

const servers = new Map<CountryCode, TestingServer>();
beforeAll(async () => {
  for (const COUNTRY of countries) servers.set(COUNTRY, await startTestingServer({ settings: { COUNTRY } }));
  // The usual time of a hook for each server.
}, 60_000 * countries.length);
afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

type Json = Record<string, unknown>;

interface Answer {
  readonly status: number;
  readonly result: Json;
  /** The code of the first error of a refusal. */
  readonly code: unknown;
  readonly message: unknown;
}

function callerIn(code: CountryCode) {
  const server = servers.get(code);
  if (!server) throw new Error(`${code} has no server`);
  const country = countryOf(code);
  const { vendors, customers, baskets } = demoScene(code);
  const { coordinates: source } = vendors.find(({ id }) => id === 'd001')?.location ?? {};
  const [customer, neighbour] = customers;
  const [basket] = baskets;
  if (!source || !customer || !neighbour || !basket) throw new Error(`${code} has no coordinates`);
  const amount = fromMinor(basket.amount, country.currency);

  const ask = async (method: string, path: string, body?: Json): Promise<Answer> => {
    const { accessToken } = await server.demo();
    const response = await fetch(new URL(`/orders/api/v1${path}`, server.address), {
      method,
      headers: { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { result = {}, errors = [] } = (await response.json()) as { result?: Json; errors?: Json[] };
    return { status: response.status, result, code: errors[0]?.['code'], message: errors[0]?.['message'] };
  };
  const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });
  const addressOf = (at: typeof customer) => ({ address: joinAddress(at), ...pointOf(at), notes: '' });
  /** The order request of specification §3. */
  const request = (changes: { order?: Json; customer?: Json; location?: Json } = {}, more: Json = {}): Json => ({
    vendor_id: 'd001',
    customer: {
      location: { ...addressOf(customer), ...changes.location },
      phone_number: `${customer.phone}399`,
      name: customer.name,
      ...changes.customer,
    },
    order: {
      payment_method: 'CASH_ON_DELIVERY',
      amount,
      description: basket.description,
      cold_bag_needed: false,
      ...changes.order,
    },
    vat_number: '',
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: 15,
    ...more,
  });
  const order = (changes: Parameters<typeof request>[0] = {}, more: Json = {}) =>
    ask('POST', '/order', request(changes, more));
  const placed = async (more: Json = {}): Promise<string> => {
    const { status, result, code: refusal } = await order({}, more);
    if (status !== 200) throw new Error(`no order: ${String(refusal)}`);
    return String(result['order_id']);
  };
  const quote = async (destination = pointOf(customer)) =>
    ask('POST', '/delivery/fee', { source, destination, vendor_id: 'd001', delivery_type: 'food' });
  /** The order update of specification §3. */
  const update = (id: string, changes: Json) =>
    ask('PUT', `/order/${id}`, {
      vendor_id: 'd001',
      payment_method: 'CASH_ON_DELIVERY',
      amount,
      item_details: basket.description,
      location: addressOf(customer),
      ...changes,
    });
  const cancel = (id: string) =>
    ask('PUT', '/order/cancel', { vendor_id: 'd001', order_id: id, reason: 'mistake-error' });
  const methods = allowedPaymentMethods(country.payment.allowed);
  return {
    server,
    country,
    source,
    customer,
    neighbour,
    amount,
    ask,
    pointOf,
    addressOf,
    order,
    placed,
    quote,
    update,
    cancel,
    methods,
  };
}

const feeFor = ({ result }: Answer, method: string): unknown =>
  (result['fees'] as { payment_method: string; fee: number }[]).find((one) => one.payment_method === method)?.fee;

const unixSecondsIn = (server: TestingServer, hours: number): number =>
  Math.floor(server.clock.now() / 1000) + hours * 3600;

describe.each(countries)('in %s, a caller who follows the specification', (code) => {
  it('can order without a price, with each payment method of the country', async () => {
    const { order, methods, quote } = callerIn(code);
    const quoted = await quote();
    for (const payment_method of methods) {
      const { status, result } = await order({ order: { payment_method } });
      expect([status, result['delivery_fee']]).toEqual([200, feeFor(quoted, payment_method)]);
      expect(result['order']).toMatchObject({ payment_method });
    }
  });

  it('can order with the fee and signature of a quote without a payment method, for each method', async () => {
    const { order, methods, quote } = callerIn(code);
    for (const payment_method of methods) {
      const quoted = await quote();
      expect(quoted.result).toMatchObject({ fee: expect.any(Number), signature: expect.any(String) });
      const price = { delivery_fee: feeFor(quoted, payment_method), signature: quoted.result['signature'] };
      const { status, result } = await order({ order: { payment_method } }, price);
      expect([status, result['delivery_fee']]).toEqual([200, price.delivery_fee]);
    }
  });

  it('can order with the quoted fee and the payment method that the quote names', async () => {
    const { order, quote } = callerIn(code);
    const { fee: delivery_fee, signature, payment_method } = (await quote()).result;
    const { status, result } = await order({ order: { payment_method } }, { delivery_fee, signature });
    expect([status, result['delivery_fee']]).toEqual([200, delivery_fee]);
  });

  it('can ask whether an address is deliverable', async () => {
    const { ask, pointOf, customer, source } = callerIn(code);
    const body = { location: pointOf(customer), vendor_location: source, vendor_id: 'd001' };
    expect((await ask('POST', '/delivery/area/validate', body)).result).toMatchObject({ status: 'DELIVERABLE' });
  });

  it('can use a voucher with a quote, its validation and an order', async () => {
    const { server, ask, order, quote } = callerIn(code);
    expect((await ask('GET', '/voucher/WELCOME10')).status).toBe(200);
    const { fee: delivery_fee, signature, payment_method } = (await quote()).result;
    const validated = await ask('POST', '/voucher/validate', {
      code: 'WELCOME10',
      order: { order_time: server.clock.iso(), delivery_fee, signature },
      vendor_id: 'd001',
    });
    expect(validated.result).toMatchObject({ delivery_fee: expect.any(Number), signature: expect.any(String) });
    const { code: voucherCode, type, amount } = validated.result['voucher'] as Json;
    const discounted = {
      delivery_fee,
      signature,
      voucher: { code: voucherCode, type, amount },
      discounted_delivery_fee: validated.result['delivery_fee'],
      discounted_delivery_fee_signature: validated.result['signature'],
    };
    const { status, result } = await order({ order: { payment_method } }, discounted);
    expect([status, result['delivery_fee']]).toEqual([200, validated.result['delivery_fee']]);
  });

  it('can order for later and finds the order among the scheduled ones', async () => {
    const { server, ask, placed } = callerIn(code);
    const id = await placed({ preordered_for: unixSecondsIn(server, 3) });
    const found = await ask('GET', '/vendor/d001/orders?scheduled=true');
    expect(found.result['data']).toContainEqual(expect.objectContaining({ order_id: id, status: 'RECEIVED' }));
  });

  it('can read, change and cancel an order', async () => {
    const { server, ask, placed, update, cancel, quote, neighbour, pointOf, addressOf } = callerIn(code);
    const id = await placed({ preordered_for: unixSecondsIn(server, 3) });
    const read = await ask('GET', `/order?vendorId=d001&orderId=${id}`);
    expect(read.result).toMatchObject({ order_id: id, status: 'RECEIVED' });
    const before = read.result['delivery_fee'];
    const same = await update(id, { item_details: 'changed', delivery_fee: before, signature: '' });
    expect(same.status === 200 ? same.result['delivery_fee'] : same.code).toBe(before);
    const moved = await quote(pointOf(neighbour));
    const price = { delivery_fee: feeFor(moved, 'CASH_ON_DELIVERY'), signature: moved.result['signature'] };
    const there = await update(id, { location: addressOf(neighbour), ...price });
    expect([there.status, there.result['delivery_fee']]).toEqual([200, price.delivery_fee]);
    expect(there.result['customer']).toMatchObject({ location: pointOf(neighbour) });
    expect((await cancel(id)).result).toMatchObject({ status: 'CANCELLED' });
  });

  it('can list orders with each of the documented filters', async () => {
    const { server, ask, placed, customer } = callerIn(code);
    const id = await placed();
    const filters = [
      `from=${server.clock.iso(-3_600_000)}`,
      `to=${server.clock.iso(3_600_000)}`,
      'count=200',
      `customer_phone_number=${encodeURIComponent(`${customer.phone}399`)}`,
      'scheduled=false',
      'include_outlets=false',
    ];
    for (const filter of [...filters, filters.join('&')]) {
      const { status, result } = await ask('GET', `/vendor/d001/orders?${filter}`);
      expect([filter, status]).toEqual([filter, 200]);
      expect(result['data']).toContainEqual(expect.objectContaining({ order_id: id }));
    }
    const all = await ask('GET', '/vendor/demo/orders?include_outlets=true');
    expect(all.result['data']).toContainEqual(expect.objectContaining({ order_id: id }));
  });

  it('gets the specification’s text for each broken rule', async () => {
    const { order, country } = callerIn(code);
    const rules: readonly (readonly [Parameters<typeof order>[0], string, boolean])[] = [
      [{ location: { address: ', , Main Street' } }, "Please fill the customer's unit number", code === 'SG'],
      [{ customer: { name: '' } }, "Please fill the customer's name", true],
      [{ customer: { name: 'R2D2' } }, 'The customer name is not valid', true],
      [{ customer: { phone_number: '' } }, "Please fill the customer's phone number", true],
      [{ customer: { phone_number: '12' } }, "The phone number doesn't seem correct", true],
      [{ order: { description: 'x'.repeat(201) } }, 'Please do not exceed 200 characters', true],
      [{ location: { address: '1, Tower, ' } }, 'Please type in the address', true],
      [{ location: { latitude: null, longitude: null } }, 'We cannot compute the location of this address', true],
      [{ order: { amount: null } }, 'Please put a valid amount for the order', code !== 'KW'],
      [{ order: { amount: 0.00001 } }, 'Please put a valid amount for the order', true],
      [{ order: { payment_method: 'NONE' } }, 'Please select a payment method', true],
    ];
    for (const [changes, message, holds] of rules) {
      const answer = await order(changes);
      expect([changes, answer.status, answer.message]).toEqual(
        holds ? [changes, 422, message] : [changes, 200, undefined],
      );
    }
    const low = await order({ order: { amount: 99 } });
    expect(low.code).toBe(code === 'PK' ? 'order.amount-below-minimum' : undefined);
    // The specification warns about a high value but does not refuse it.
    const high = fromMinor(country.itemValueLimit.value * 3, country.currency);
    expect((await order({ order: { amount: high } })).status).toBe(200);
  });
});

it('in Kuwait the amount can be left out', async () => {
  const { order } = callerIn('KW');
  expect((await order({ order: { amount: undefined } })).status).toBe(200);
  expect((await callerIn('TH').order({ order: { amount: undefined } })).code).toBe('order.amount-missing');
});

describe('in TH, by the tables of §4', () => {
  const at = async (...statuses: FleetStatus[]): Promise<string> => {
    const { server, placed } = callerIn('TH');
    const id = await placed();
    expect(await reportAll(server, id, statuses)).toEqual(statuses.map(() => 'applied'));
    return id;
  };

  it.each([
    ['WAITING_FOR_TRANSPORT', [], true],
    ['ASSIGNED_TO_TRANSPORT', ['ASSIGNED_TO_TRANSPORT'], true],
    ['DELAYED', ['DELAYED'], true],
    ['COURIER_ACCEPTED_DELIVERY', ['COURIER_ACCEPTED_DELIVERY'], false],
    ['RECEIVED_BY_VENDOR', ['RECEIVED_BY_VENDOR'], false],
    ['ACCEPTED_BY_VENDOR', ['ACCEPTED_BY_VENDOR'], false],
    ['NEAR_VENDOR', ['NEAR_VENDOR'], false],
    ['PICKED_UP', ['PICKED_UP'], false],
    ['COURIER_LEFT_VENDOR', ['COURIER_LEFT_VENDOR'], false],
    ['NEAR_CUSTOMER', ['NEAR_CUSTOMER'], false],
    ['DELIVERED', ['DELIVERED'], false],
    ['RETURN_INITIATED', ['PICKED_UP', 'RETURN_INITIATED'], false],
    ['RETURNED_TO_VENDOR', ['PICKED_UP', 'RETURNED_TO_VENDOR'], false],
    ['STALLED', ['STALLED'], false],
  ] as const)(
    'an order with status %s can be cancelled only if the specification says so',
    async (status, statuses, allowed) => {
      const { ask, cancel } = callerIn('TH');
      const id = await at(...statuses);
      expect((await ask('GET', `/order?vendorId=d001&orderId=${id}`)).result).toMatchObject({ status });
      expect((await cancel(id)).status).toBe(allowed ? 200 : 409);
    },
  );

  it('an edit sets MODIFIED while a rider is on the way', async () => {
    const { update } = callerIn('TH');
    const id = await at('COURIER_ACCEPTED_DELIVERY');
    const { result } = await update(id, { item_details: 'changed' });
    expect(result).toMatchObject({ order_id: id, status: 'MODIFIED' });
  });

  it.each([
    ['NEW', 'NEAR_VENDOR'],
    ['NEW', 'DELAYED'],
    ['COLLECTED', 'PICKED_UP'],
    ['COLLECTED', 'COURIER_LEFT_VENDOR'],
    ['COLLECTED', 'NEAR_CUSTOMER'],
    ['DELIVERED', 'DELIVERED'],
    ['CANCELLED', 'STALLED'],
  ] as const)('the filter %s contains %s, and no other filter except ANY does', async (filter, status) => {
    const { ask } = callerIn('TH');
    const id = await at(status);
    const holding: string[] = [];
    for (const each of ['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED']) {
      const { result } = await ask('GET', `/vendor/d001/orders?count=200&status=${each}`);
      if ((result['data'] as Json[]).some((order) => order['order_id'] === id)) holding.push(each);
    }
    expect(holding).toEqual(['ANY', filter]);
  });
});
