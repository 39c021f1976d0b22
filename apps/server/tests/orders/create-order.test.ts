import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { create, door, otherDoor, quotedRequest, type Wish } from './order-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

type Changes = (request: OrderRequest) => Partial<OrderRequest>;

async function refusalOf(changes: Changes, wish: Wish = {}): Promise<ErrorCode[]> {
  const session = await server.demo();
  const request = await quotedRequest(server, session, wish);
  return server.client.refusal(calls.createOrder, { body: { ...request, ...changes(request) } }, { as: session });
}

const withCustomer =
  (customer: Partial<OrderRequest['customer']>): Changes =>
  (request) => ({ customer: { ...request.customer, ...customer } });
const withLocation =
  (location: Partial<OrderRequest['customer']['location']>): Changes =>
  ({ customer }) => ({ customer: { ...customer, location: { ...customer.location, ...location } } });
const withOrder =
  (order: Partial<OrderRequest['order']>): Changes =>
  (request) => ({ order: { ...request.order, ...order } });

/** Some rules hold in other countries only, so a server of that country answers. */
async function inCountry(code: 'SG' | 'PK', test: (elsewhere: TestingServer) => Promise<void>): Promise<void> {
  const country = { ...countryOf(code), bounds: countryOf('TH').bounds };
  const elsewhere = await startTestingServer({ overrides: { country } });
  try {
    await test(elsewhere);
    server.client.seen.push(...elsewhere.client.seen);
  } finally {
    await elsewhere.stop();
  }
}

const hour = 3_600_000;
const unixSeconds = (fromNow: number): number => Math.floor((server.clock.now() + fromNow) / 1000);

describeCall('createOrder', () => server, {
  answers: async () => {
    const session = await server.demo();
    const body = await quotedRequest(server, session);
    const { result } = await server.client.answer(calls.createOrder, { body }, { as: session });
    expect(result).toMatchObject({
      vendor_id: 'd001',
      status: 'WAITING_FOR_TRANSPORT',
      currency: 'THB',
      delivery_fee: body.delivery_fee,
      customer: { name: 'Somsri Thongchai', location: door },
      collection_point: { name: 'Baan Coffee Asok' },
    });
    await expect.poll(() => server.fleet.dispatched.map(({ orderId }) => orderId)).toContain(result.order_id);
  },
  'order.vendor-unknown': async () => {
    const request = await quotedRequest(server, await server.demo());
    const asked = [
      refusalOf(() => ({ vendor_id: 'nobody' })),
      server.client.refusal(calls.createOrder, { body: request }, { as: await server.other() }),
    ];
    expect(await Promise.all(asked)).toEqual([['order.vendor-unknown'], ['order.vendor-unknown']]);
  },
  'order.unit-number-missing': () =>
    inCountry('SG', async (elsewhere) => {
      const session = await elsewhere.demo();
      const request = await quotedRequest(elsewhere, session);
      const { customer } = request;
      const location = { ...customer.location, address: ', , Orchard Road' };
      const answered = await create(elsewhere, session, { ...request, customer: { ...customer, location } });
      expect(answered).toMatchObject({ ok: false, codes: ['order.unit-number-missing'] });
    }),
  'order.customer-name-missing': async () => {
    expect(await refusalOf(withCustomer({ name: ' ' }))).toEqual(['order.customer-name-missing']);
  },
  'order.customer-name-wrong': async () => {
    expect(await refusalOf(withCustomer({ name: 'Som5ri' }))).toEqual(['order.customer-name-wrong']);
  },
  'order.customer-phone-missing': async () => {
    expect(await refusalOf(withCustomer({ phone_number: '' }))).toEqual(['order.customer-phone-missing']);
  },
  'order.customer-phone-wrong': async () => {
    expect(await refusalOf(withCustomer({ phone_number: '12' }))).toEqual(['order.customer-phone-wrong']);
  },
  'order.description-too-long': async () => {
    expect(await refusalOf(withOrder({ description: 'ก'.repeat(201) }))).toEqual(['order.description-too-long']);
  },
  'order.address-missing': async () => {
    expect(await refusalOf(withLocation({ address: '4, Tower, ' }))).toEqual(['order.address-missing']);
  },
  'order.coordinates-missing': async () => {
    expect(await refusalOf(withLocation({ latitude: null, longitude: null }))).toEqual(['order.coordinates-missing']);
  },
  'order.amount-missing': async () => {
    expect(await refusalOf(withOrder({ amount: null }))).toEqual(['order.amount-missing']);
  },
  'order.amount-below-minimum': () =>
    inCountry('PK', async (elsewhere) => {
      const session = await elsewhere.demo();
      const request = await quotedRequest(elsewhere, session);
      const answered = await create(elsewhere, session, { ...request, order: { ...request.order, amount: 99 } });
      if (answered.ok) throw new Error('not refused');
      expect(answered.error.errors).toMatchObject([
        { code: 'order.amount-below-minimum', meta: { field: 'order.amount', values: { minimum: 100 } } },
      ]);
    }),
  'order.payment-method-missing': async () => {
    expect(await refusalOf(withOrder({ payment_method: 'NONE' }))).toEqual(['order.payment-method-missing']);
  },
  'order.payment-method-unavailable': async () => {
    expect(await refusalOf(withOrder({ payment_method: 'generic_creditcard' }))).toEqual([
      'order.payment-method-unavailable',
    ]);
  },
  'order.vat-number-length': async () => {
    expect(await refusalOf(() => ({ vat_number: '123' }))).toEqual(['order.vat-number-length']);
  },
  'order.vat-number-invalid': async () => {
    expect(await refusalOf(() => ({ vat_number: '1234-678' }))).toEqual(['order.vat-number-invalid']);
  },
  'order.scheduled-too-early': async () => {
    expect(await refusalOf(() => ({ preordered_for: unixSeconds(60_000) }))).toEqual(['order.scheduled-too-early']);
  },
  'order.scheduled-too-late': async () => {
    expect(await refusalOf(() => ({ preordered_for: unixSeconds(49 * hour) }))).toEqual(['order.scheduled-too-late']);
  },
  'quote.closed': async () => {
    const country = { ...countryOf('TH'), serviceHours: '1300:2200' };
    const closed = await startTestingServer({ overrides: { country } });
    try {
      const session = await closed.demo();
      const answered = await create(closed, session, await quotedRequest(closed, session));
      if (answered.ok) throw new Error('not refused');
      expect(answered.error.errors[0]?.meta.values).toEqual({ from: '13:00', to: '22:00', current_time: '11:00' });
      server.client.seen.push(...closed.client.seen);
    } finally {
      await closed.stop();
    }
  },
  'quote.collection-point-incomplete': async () => {
    expect(await refusalOf(() => ({ vendor_id: 'd003' }))).toEqual(['quote.collection-point-incomplete']);
  },
  SignatureExpired: async () => {
    const request = await quotedRequest(server, await server.demo());
    server.clock.advance(900_000);
    const session = await server.signIn();
    expect(await server.client.refusal(calls.createOrder, { body: request }, { as: session })).toEqual([
      'SignatureExpired',
    ]);
    server.clock.advance(-900_000);
  },
  SignatureInvalid: async () => {
    const cheaper: Changes = (request) => ({ delivery_fee: request.delivery_fee - 1 });
    const forged: Changes = ({ signature }) => ({ signature: `${signature.slice(0, -2)}AA` });
    const none: Changes = () => ({ signature: 'x' });
    for (const changes of [cheaper, forged, none]) expect(await refusalOf(changes)).toEqual(['SignatureInvalid']);
  },
  SignatureForeign: async () => {
    const otherVendor: Changes = () => ({ vendor_id: 'd002' });
    for (const changes of [otherVendor, withLocation(otherDoor), withOrder({ payment_method: 'PAID' })]) {
      expect(await refusalOf(changes)).toEqual(['SignatureForeign']);
    }
  },
  SignatureUsed: async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    expect((await create(server, session, request)).ok).toBe(true);
    expect(await server.client.refusal(calls.createOrder, { body: request }, { as: session })).toEqual([
      'SignatureUsed',
    ]);
  },
});

describe('a submission', () => {
  it('that comes again with its key gets the first answer and orders nothing', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    const first = await create(server, session, request, 'twice');
    const again = await create(server, session, request, 'twice');
    if (!first.ok || !again.ok) throw new Error('refused');
    expect(again.answer).toEqual(first.answer);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('twenty times at once with one key makes one order', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    const all = await Promise.all(Array.from({ length: 20 }, () => create(server, session, request, 'twenty')));
    const ids = all.map((answered) => (answered.ok ? answered.answer.result.order_id : answered.codes.join()));
    expect(new Set(ids).size).toBe(1);
    const { rows } = await server.server.database.pool.query<{ made: number }>(
      'select count(*)::int as made from orders where order_id = $1',
      [ids[0]],
    );
    expect(rows).toEqual([{ made: 1 }]);
  });

  it('twenty times at once without a key makes one order too, since its quote is spent', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    const all = await Promise.all(Array.from({ length: 20 }, () => create(server, session, request)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.flatMap((answered) => (answered.ok ? [] : answered.codes))).toEqual(
      Array.from({ length: 19 }, () => 'SignatureUsed'),
    );
  });

  it('with the key of another body is refused', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    await create(server, session, request, 'other-body');
    const other = { ...request, order: { ...request.order, amount: 1 } };
    expect(await create(server, session, other, 'other-body')).toMatchObject({ codes: ['idempotency.key-reused'] });
  });
});
