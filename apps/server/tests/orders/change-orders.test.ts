import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FleetStatus } from '../../src/features/fleet/ports.ts';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { dispatchedOrder, orderUntil, otherDoor, quotedRequest, readOrder } from './order-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

type Edit = CallRequest<typeof calls.updateOrder>['body'];

function unchanged(order: Order): Edit {
  return {
    vendor_id: order.vendor_id,
    payment_method: order.order.payment_method,
    amount: order.order.amount,
    item_details: order.order.description,
    location: order.customer.location,
    delivery_fee: order.delivery_fee,
    updated_at: order.updated_at,
  };
}

let sequence = 0;
async function report(orderId: string, status: FleetStatus): Promise<Order> {
  sequence += 1;
  const arrivals = { rider: null, pickUpAt: null, dropOffAt: null };
  await server.server.fleet.receive({ kind: 'status', orderId, sequence, status, ...arrivals });
  return readOrder(server, orderId);
}

async function editRefusal(order: Order, changes: Partial<Edit>, on = server, as = on.demo()): Promise<string[]> {
  const request = { params: { id: order.order_id }, body: { ...unchanged(order), ...changes } };
  return on.client.refusal(calls.updateOrder, request, { as: await as });
}

const elsewhere = { address: '7, , Sukhumvit Soi 11', ...otherDoor, notes: '' };

describeCall('updateOrder', () => server, {
  answers: async () => {
    const order = await dispatchedOrder(server);
    const quote = await quotedRequest(server, await server.demo(), { destination: otherDoor });
    const body = {
      ...unchanged(order),
      location: elsewhere,
      item_details: '3 iced lattes',
      delivery_fee: quote.delivery_fee,
      signature: quote.signature,
    };
    const request = { params: { id: order.order_id }, body };
    const { result } = await server.client.answer(calls.updateOrder, request, { as: await server.demo() });
    expect(result).toMatchObject({
      status: 'MODIFIED',
      order: { description: '3 iced lattes' },
      customer: { location: elsewhere },
      delivery_fee: quote.delivery_fee,
    });
    // When the fleet has accepted the new copy, the order returns to its previous status.
    const after = await orderUntil(server, order.order_id, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(result.updated_at));
    expect(server.fleet.dispatched.filter(({ orderId }) => orderId === order.order_id)).toMatchObject([
      { revision: 1 },
      { revision: 2, customer: otherDoor },
    ]);
  },
  'order.not-found': async () => {
    const order = await dispatchedOrder(server);
    expect(await editRefusal(order, {}, server, server.other())).toEqual(['order.not-found']);
    expect(await editRefusal(order, { vendor_id: 'd002' })).toEqual(['order.not-found']);
  },
  'order.cannot-edit': async () => {
    const order = await dispatchedOrder(server);
    const collected = await report(order.order_id, 'PICKED_UP');
    expect(await editRefusal(collected, { item_details: 'too late' })).toEqual(['order.cannot-edit']);
  },
  'order.paid-to-cash': async () => {
    const order = await dispatchedOrder(server, { paymentMethod: 'PAID' });
    expect(await editRefusal(order, { payment_method: 'CASH_ON_DELIVERY' })).toEqual(['order.paid-to-cash']);
  },
  'order.stale': async () => {
    const order = await dispatchedOrder(server);
    await report(order.order_id, 'ASSIGNED_TO_TRANSPORT');
    expect(await editRefusal(order, { item_details: 'from an old copy' })).toEqual(['order.stale']);
  },
  'order.unit-number-missing': async () => {
    const country = { ...countryOf('SG'), bounds: countryOf('TH').bounds };
    const elsewhereServer = await startTestingServer({ overrides: { country } });
    try {
      const order = await dispatchedOrder(elsewhereServer);
      const location = { ...order.customer.location, address: ', , Orchard Road' };
      expect(await editRefusal(order, { location }, elsewhereServer)).toEqual(['order.unit-number-missing']);
      server.client.seen.push(...elsewhereServer.client.seen);
    } finally {
      await elsewhereServer.stop();
    }
  },
  'order.address-missing': async () => {
    const order = await dispatchedOrder(server);
    const location = { ...order.customer.location, address: ' , , ' };
    expect(await editRefusal(order, { location })).toEqual(['order.address-missing']);
  },
  'order.description-too-long': async () => {
    expect(await editRefusal(await dispatchedOrder(server), { item_details: 'x'.repeat(201) })).toEqual([
      'order.description-too-long',
    ]);
  },
  'order.coordinates-missing': async () => {
    const order = await dispatchedOrder(server);
    const location = { ...order.customer.location, latitude: 90.1 };
    expect(await editRefusal(order, { location })).toEqual(['order.coordinates-missing']);
  },
  'order.amount-missing': async () => {
    expect(await editRefusal(await dispatchedOrder(server), { amount: null })).toEqual(['order.amount-missing']);
  },
  'order.amount-invalid': async () => {
    expect(await editRefusal(await dispatchedOrder(server), { amount: 1.234 })).toEqual(['order.amount-invalid']);
  },
  'order.amount-below-minimum': async () => {
    const country = { ...countryOf('PK'), bounds: countryOf('TH').bounds };
    const elsewhereServer = await startTestingServer({ overrides: { country } });
    try {
      const order = await dispatchedOrder(elsewhereServer);
      expect(await editRefusal(order, { amount: 99 }, elsewhereServer)).toEqual(['order.amount-below-minimum']);
      server.client.seen.push(...elsewhereServer.client.seen);
    } finally {
      await elsewhereServer.stop();
    }
  },
  'order.payment-method-missing': async () => {
    expect(await editRefusal(await dispatchedOrder(server), { payment_method: 'NONE' })).toEqual([
      'order.payment-method-missing',
    ]);
  },
  'order.payment-method-unavailable': async () => {
    expect(await editRefusal(await dispatchedOrder(server), { payment_method: 'generic_creditcard' })).toEqual([
      'order.payment-method-unavailable',
    ]);
  },
  'quote.outside-area': async () => {
    const order = await dispatchedOrder(server);
    const location = { ...order.customer.location, latitude: 13.68, longitude: 100.565 };
    expect(await editRefusal(order, { location })).toEqual(['quote.outside-area']);
  },
  'quote.too-far': async () => {
    const location = { ...elsewhere, latitude: 13.95, longitude: 100.75 };
    expect(await editRefusal(await dispatchedOrder(server), { location })).toEqual(['quote.too-far']);
  },
  SignatureExpired: async () => {
    const quote = await quotedRequest(server, await server.demo(), { destination: otherDoor });
    const order = await dispatchedOrder(server);
    server.clock.advance(900_000);
    const session = server.signIn();
    const changes = { location: elsewhere, delivery_fee: quote.delivery_fee, signature: quote.signature };
    expect(await editRefusal(order, changes, server, session)).toEqual(['SignatureExpired']);
    server.clock.advance(-900_000);
  },
  SignatureInvalid: async () => {
    const order = await dispatchedOrder(server);
    expect(await editRefusal(order, { delivery_fee: 1 })).toEqual(['SignatureInvalid']);
    expect(await editRefusal(order, { location: elsewhere })).toEqual(['SignatureInvalid']);
  },
  SignatureForeign: async () => {
    const quote = await quotedRequest(server, await server.demo(), { vendorId: 'd002', destination: otherDoor });
    const changes = { location: elsewhere, delivery_fee: quote.delivery_fee, signature: quote.signature };
    expect(await editRefusal(await dispatchedOrder(server), changes)).toEqual(['SignatureForeign']);
  },
  SignatureUsed: async () => {
    const session = await server.demo();
    const quote = await quotedRequest(server, session, { destination: otherDoor });
    await server.client.answer(calls.createOrder, { body: quote }, { as: session });
    const changes = { location: elsewhere, delivery_fee: quote.delivery_fee, signature: quote.signature };
    expect(await editRefusal(await dispatchedOrder(server), changes)).toEqual(['SignatureUsed']);
  },
});

function cancellation(order: Order): CallRequest<typeof calls.cancelOrder> {
  return { body: { vendor_id: order.vendor_id, order_id: order.order_id, reason: 'customer-cancelled' } };
}

describeCall('cancelOrder', () => server, {
  answers: async () => {
    const order = await dispatchedOrder(server);
    const as = await server.demo();
    const { result } = await server.client.answer(calls.cancelOrder, cancellation(order), { as });
    expect(result.status).toBe('CANCELLED');
    expect(result.status_history.at(-1)).toMatchObject({ by: 'vendor', reason: 'customer-cancelled' });
    await expect.poll(() => server.fleet.withdrawn, { timeout: 15_000 }).toContain(order.order_id);
  },
  'order.not-found': async () => {
    const as = await server.other();
    expect(await server.client.refusal(calls.cancelOrder, cancellation(await dispatchedOrder(server)), { as })).toEqual(
      ['order.not-found'],
    );
  },
  'order.cannot-cancel': async () => {
    const order = await report((await dispatchedOrder(server)).order_id, 'NEAR_VENDOR');
    const answered = await server.client.call(calls.cancelOrder, cancellation(order), { as: await server.demo() });
    if (answered.ok) throw new Error('the order was cancelled');
    expect(answered.error.errors).toMatchObject([
      { code: 'order.cannot-cancel', meta: { values: { status: 'NEAR_VENDOR' } } },
    ]);
  },
  'order.collected-cannot-cancel': async () => {
    const { order_id: orderId } = await dispatchedOrder(server);
    await report(orderId, 'PICKED_UP');
    const order = await report(orderId, 'DELAYED');
    const answered = await server.client.call(calls.cancelOrder, cancellation(order), { as: await server.demo() });
    if (answered.ok) throw new Error('the order was cancelled');
    expect(answered.error.errors).toMatchObject([
      {
        code: 'order.collected-cannot-cancel',
        meta: { translation_key: 'error.cant-cancel-collected-order', values: { status: 'DELAYED' } },
      },
    ]);
    expect((await readOrder(server, orderId)).status).toBe('DELAYED');
  },
});

describe('an edit of an order whose rider is near the vendor', () => {
  it('reaches the fleet and keeps the status, so that the order still cannot be cancelled', async () => {
    const near = await report((await dispatchedOrder(server)).order_id, 'NEAR_VENDOR');
    const as = await server.demo();
    const body = { ...unchanged(near), item_details: '3 iced lattes' };
    const request = { params: { id: near.order_id }, body };
    const { result } = await server.client.answer(calls.updateOrder, request, { as });
    expect(result).toMatchObject({ status: 'NEAR_VENDOR', order: { description: '3 iced lattes' } });
    await expect
      .poll(() => server.fleet.dispatched.filter(({ orderId }) => orderId === near.order_id), { timeout: 15_000 })
      .toMatchObject([{ revision: 1 }, { revision: 2, description: '3 iced lattes' }]);
    expect(await server.client.refusal(calls.cancelOrder, cancellation(near), { as })).toEqual(['order.cannot-cancel']);
  });
});

describe('an order that is modified or delayed before a rider has the parcel', () => {
  it('can be cancelled', async () => {
    const as = await server.demo();
    const modified = await dispatchedOrder(server);
    const body = { ...unchanged(modified), item_details: 'changed', updated_at: server.clock.iso(60_000) };
    await server.client.answer(calls.updateOrder, { params: { id: modified.order_id }, body }, { as });
    const delayed = await report((await dispatchedOrder(server)).order_id, 'DELAYED');
    for (const order of [modified, delayed]) {
      const { result } = await server.client.answer(calls.cancelOrder, cancellation(order), { as });
      expect(result.status).toBe('CANCELLED');
    }
  });
});

it('an edit without `updated_at`, as in the specification, changes the current copy', async () => {
  const order = await dispatchedOrder(server);
  const as = await server.demo();
  const send = (body: Partial<Edit>) => {
    const { updated_at: _copy, ...named } = { ...unchanged(order), ...body };
    return server.client.answer(calls.updateOrder, { params: { id: order.order_id }, body: named }, { as });
  };
  await send({ item_details: 'first' });
  expect((await send({ item_details: 'second' })).result.order.description).toBe('second');
});

describe('a change that is sent twice with one idempotency key', () => {
  it('is made once, and both requests get the same answer', async () => {
    const order = await dispatchedOrder(server);
    const as = await server.demo();
    const options = { as, key: `cancel-${order.order_id}` };
    const all = await Promise.all(
      Array.from({ length: 5 }, () => server.client.call(calls.cancelOrder, cancellation(order), options)),
    );
    const [first, ...others] = all.map((answered) => (answered.ok ? answered.answer : answered.error));
    for (const other of others) expect(other).toEqual(first);
    const history = (await readOrder(server, order.order_id)).status_history;
    expect(history.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1);
  });
});

describe('a cancellation during the collection', () => {
  it('has exactly one winner each time', async () => {
    const as = await server.demo();
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const order = await dispatchedOrder(server);
      const cancel = (): Promise<boolean> =>
        server.client.call(calls.cancelOrder, cancellation(order), { as }).then(({ ok }) => ok);
      const collect = async (): Promise<boolean> => {
        const event = { kind: 'status', orderId: order.order_id, sequence: 1, status: 'PICKED_UP' } as const;
        const arrivals = { rider: null, pickUpAt: null, dropOffAt: null };
        return (await server.server.fleet.receive({ ...event, ...arrivals })) === 'applied';
      };
      const [first, second] = round % 2 === 0 ? [cancel, collect] : [collect, cancel];
      const [one, other] = await Promise.all([first(), second()]);
      expect([one, other].filter(Boolean)).toHaveLength(1);
      const { status, status_history: history } = await readOrder(server, order.order_id);
      expect(history.map((entry) => entry.status)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', status]);
      outcomes.add(status);
    }
    expect([...outcomes].every((status) => ['CANCELLED', 'PICKED_UP'].includes(status))).toBe(true);
  });
});
