import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { senderAt } from '../guests/guest-orders.ts';
import { guestRefusals } from '../guests/guest-refusals.ts';
import { startGuestServer } from '../guests/guest-sessions.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { addVoucher, discountedRequest, endVoucher, operatorToken } from '../vouchers/voucher-requests.ts';
import { create, door, otherDoor, type QuotedRequest, quotedRequest, type RequestOptions } from './order-requests.ts';

let server: TestingServer;
let guests: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { OPERATOR_TOKEN: operatorToken } });
  guests = await startGuestServer();
});
afterAll(() => Promise.all([server.stop(), guests.stop()]));

type Changes = (request: QuotedRequest) => Partial<OrderRequest>;

async function refusalOf(changes: Changes, options: RequestOptions = {}): Promise<ErrorCode[]> {
  const session = await server.demo();
  const request = await quotedRequest(server, session, options);
  return server.client.refusal(calls.createOrder, { body: { ...request, ...changes(request) } }, { as: session });
}

/** The refusal of a request whose voucher was valid when it was validated. */
async function voucherRefusalOf(
  code: string,
  changes: (request: QuotedRequest) => Partial<OrderRequest> | Promise<Partial<OrderRequest>> = () => ({}),
): Promise<ErrorCode[]> {
  const session = await server.demo();
  const request = await discountedRequest(server, session, code);
  const body = { ...request, ...(await changes(request)) };
  return server.client.refusal(calls.createOrder, { body }, { as: session });
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

/** Some rules apply only in other countries, so the test uses a server of that country. */
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
  ...guestRefusals(
    () => server,
    () => guests,
  ),
  'order.sender-not-offered': async () => {
    expect(await refusalOf(() => ({ sender: senderAt() }))).toEqual(['order.sender-not-offered']);
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
  'order.amount-invalid': async () => {
    expect(await refusalOf(withOrder({ amount: 1.234 }))).toEqual(['order.amount-invalid']);
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
  'order.scheduled-not-offered': async () => {
    const now = await startTestingServer({ overrides: { flags: fixedFlags({ pre_order: false }) } });
    try {
      const session = await now.demo();
      const request = { ...(await quotedRequest(now, session)), preordered_for: unixSeconds(2 * hour) };
      expect(await create(now, session, request)).toMatchObject({ ok: false, codes: ['order.scheduled-not-offered'] });
      server.client.seen.push(...now.client.seen);
    } finally {
      await now.stop();
    }
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
  'quote.outside-area': async () => {
    // In the bend of the river outside the demo's area; the price is not checked after that.
    const across = withLocation({ latitude: 13.68, longitude: 100.565 });
    expect(await refusalOf(across)).toEqual(['quote.outside-area']);
  },
  'quote.too-far': async () => {
    const far = withLocation({ latitude: 13.95, longitude: 100.75 });
    expect(await refusalOf((request) => ({ ...far(request), signature: undefined }))).toEqual(['quote.too-far']);
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
    for (const changes of [otherVendor, withLocation(otherDoor)]) {
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
  'voucher.not-offered': async () => {
    const off = await startTestingServer({ overrides: { flags: fixedFlags({ voucher: false }) } });
    try {
      const session = await off.demo();
      const request = await quotedRequest(off, session);
      const body: OrderRequest = {
        ...request,
        voucher: { code: 'WELCOME10', type: 'percent', amount: 10 },
        discounted_delivery_fee: 31.5,
        discounted_delivery_fee_signature: 'never-signed',
      };
      expect(await create(off, session, body)).toMatchObject({ ok: false, codes: ['voucher.not-offered'] });
      server.client.seen.push(...off.client.seen);
    } finally {
      await off.stop();
    }
  },
  'voucher.incomplete': async () => {
    const { voucher: _voucher, ...withoutVoucher } = await discountedRequest(server, await server.demo());
    const { discounted_delivery_fee: _fee, ...withoutFee } = await discountedRequest(server, await server.demo());
    const { discounted_delivery_fee_signature: _signature, ...withoutSignature } = await discountedRequest(
      server,
      await server.demo(),
    );
    for (const body of [withoutVoucher, withoutFee, withoutSignature]) {
      const refusal = server.client.refusal(calls.createOrder, { body }, { as: await server.demo() });
      expect(await refusal).toEqual(['voucher.incomplete']);
    }
  },
  'voucher.signature-invalid': async () => {
    const cheaper: Changes = () => ({ discounted_delivery_fee: 1 });
    const finer: Changes = () => ({ discounted_delivery_fee: 31.501 });
    const forged: Changes = ({ discounted_delivery_fee_signature: signature = '' }) => ({
      discounted_delivery_fee_signature: `${signature.slice(0, -2)}AA`,
    });
    // The signature of the quote is of a different type, whatever it contains.
    const ofQuote: Changes = ({ signature }) => ({ discounted_delivery_fee_signature: signature });
    for (const changes of [cheaper, finer, forged, ofQuote]) {
      expect(await voucherRefusalOf('WELCOME10', changes)).toEqual(['voucher.signature-invalid']);
    }
  },
  'voucher.signature-foreign': async () => {
    await addVoucher(server, 'HALF', { amount: 50 });
    const other: Changes = () => ({ voucher: { code: 'HALF', type: 'percent', amount: 50 } });
    const more: Changes = () => ({ voucher: { code: 'WELCOME10', type: 'percent', amount: 50 } });
    const flat: Changes = () => ({ voucher: { code: 'WELCOME10', type: 'amount', amount: 10 } });
    for (const changes of [other, more, flat]) {
      expect(await voucherRefusalOf('WELCOME10', changes)).toEqual(['voucher.signature-foreign']);
    }
    // One discount for two quotes of the same price.
    const again = async () => {
      const { delivery_fee, signature } = await quotedRequest(server, await server.demo());
      return { delivery_fee, signature };
    };
    expect(await voucherRefusalOf('WELCOME10', again)).toEqual(['voucher.signature-foreign']);
  },
  'voucher.not-available': async () => {
    await addVoucher(server, 'ENDS-SOON');
    const ended = async () => {
      await endVoucher(server, 'ENDS-SOON');
      return {};
    };
    expect(await voucherRefusalOf('ENDS-SOON', ended)).toEqual(['voucher.not-available']);
  },
  'voucher.too-many': async () => {
    const session = await server.other();
    const request = await quotedRequest(server, session, { vendorId: 'othr' });
    const body: OrderRequest = { ...request, voucher: { code: 'GUESSED', type: 'percent', amount: 10 } };
    const answers: string[] = [];
    while (answers.length < 100 && !answers.includes('voucher.too-many')) {
      answers.push(...(await server.client.refusal(calls.createOrder, { body }, { as: session })));
    }
    expect(new Set(answers)).toEqual(new Set(['voucher.not-available', 'voucher.too-many']));
  },
  'voucher.fee-too-low': async () => {
    await addVoucher(server, 'DEAR-ONLY', { minimum_fee: 500 });
    const alone: Changes = () => ({ voucher: { code: 'DEAR-ONLY', type: 'percent', amount: 10 } });
    expect(await refusalOf(alone)).toEqual(['voucher.fee-too-low']);
  },
  'voucher.not-yet-valid': async () => {
    await addVoucher(server, 'LATER-ON', { valid_from: server.clock.iso(3 * hour) });
    const session = await server.demo();
    const request = await discountedRequest(server, session, 'LATER-ON', { preorderedFor: unixSeconds(4 * hour) });
    const body = { ...request, preordered_for: null };
    expect(await server.client.refusal(calls.createOrder, { body }, { as: session })).toEqual([
      'voucher.not-yet-valid',
    ]);
  },
  'voucher.expired': async () => {
    await addVoucher(server, 'TEN-MINUTES', { valid_until: server.clock.iso(600_000) });
    const body = await discountedRequest(server, await server.demo(), 'TEN-MINUTES');
    server.clock.advance(600_000);
    const session = await server.signIn();
    expect(await server.client.refusal(calls.createOrder, { body }, { as: session })).toEqual(['voucher.expired']);
    server.clock.advance(-600_000);
  },
  'voucher.used-up': async () => {
    await addVoucher(server, 'LAST', { use_limit: 1 });
    const session = await server.demo();
    const [first, second] = [
      await discountedRequest(server, session, 'LAST'),
      await discountedRequest(server, session, 'LAST'),
    ];
    expect((await create(server, session, first)).ok).toBe(true);
    expect(await server.client.refusal(calls.createOrder, { body: second }, { as: session })).toEqual([
      'voucher.used-up',
    ]);
  },
  'voucher.used-up-here': async () => {
    await addVoucher(server, 'ONE-OF-EACH', { use_limit_per_vendor: 1 });
    const session = await server.demo();
    const [first, second] = [
      await discountedRequest(server, session, 'ONE-OF-EACH'),
      await discountedRequest(server, session, 'ONE-OF-EACH', { vendorId: 'd002' }),
    ];
    expect((await create(server, session, first)).ok).toBe(true);
    expect(await server.client.refusal(calls.createOrder, { body: second }, { as: session })).toEqual([
      'voucher.used-up-here',
    ]);
  },
});

describe('a submission', () => {
  it('stores the customer’s name without invisible characters', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    const body = { ...request, customer: { ...request.customer, name: '\u202EAnn\u0007\nLee\u200B' } };
    const placed = await create(server, session, body);
    expect(placed.ok && placed.answer.result.customer.name).toBe('Ann Lee');
  });

  it('gets the first answer and creates no second order when it is repeated with its key', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    const first = await create(server, session, request, 'twice');
    const again = await create(server, session, request, 'twice');
    if (!first.ok || !again.ok) throw new Error('refused');
    expect(again.answer).toEqual(first.answer);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('creates one order when it is sent twenty times at once with one key', async () => {
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

  it('creates one order when it is sent twenty times at once without a key, since its quote is used up', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    const all = await Promise.all(Array.from({ length: 20 }, () => create(server, session, request)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.flatMap((answered) => (answered.ok ? [] : answered.codes))).toEqual(
      Array.from({ length: 19 }, () => 'SignatureUsed'),
    );
  });

  it('is refused with the key of a different body', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    await create(server, session, request, 'other-body');
    const other = { ...request, order: { ...request.order, amount: 1 } };
    expect(await create(server, session, other, 'other-body')).toMatchObject({ codes: ['idempotency.key-reused'] });
  });
});
