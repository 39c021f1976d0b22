import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { type Submission, type SubmissionPorts, submitRequest, type UnpricedRequest } from './submission-loop.ts';

const request: UnpricedRequest = {
  vendor_id: 'd001',
  customer: {
    name: 'Somchai',
    phone_number: '+66812345678',
    location: { address: ', , Sukhumvit', latitude: 13.73, longitude: 100.56, notes: '' },
  },
  order: { payment_method: 'CASH_ON_DELIVERY', amount: 250, description: 'Two lattes' },
};
const order = { order_id: 'd001-AAAA' } as Order;

const problem = (code: string, status: number) =>
  new ApiProblem(status, [{ code, translationKey: code, field: null, values: {} }], null);
const quoteOf = (fee: number, signature: string) => ({ fee, signature, currency: 'THB' }) as Quote;
const first: Submission = { request, quote: { fee: 35, signature: 'old' }, idempotencyKey: 'key-0' };

/** Answers of the server in sequence; records what was sent and shown. */
function scenario(
  answers: (Order | Error)[],
  quotes: (Quote | Error)[] = [],
  accepts = true,
  offline = false,
  confirmDuplicate = true,
) {
  const sent: { body: OrderRequest; key: string }[] = [];
  const asked: number[] = [];
  const meant: number[] = [];
  const waits: number[] = [];
  let keys = 0;
  const next = <T>(list: (T | Error)[]): T => {
    const answer = list.shift();
    if (answer === undefined) throw new Error('asked once too often');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const ports: SubmissionPorts = {
    confirmDuplicate: async () => {
      meant.push(sent.length);
      return confirmDuplicate;
    },
    send: async (body, key) => {
      sent.push({ body, key });
      return next(answers);
    },
    quote: async () => next(quotes),
    // Half of the fee; a fee of 1 leaves no voucher.
    discountAgain: async (unpriced, { fee, signature }) => {
      if (fee === 1) throw problem('voucher.used-up', 422);
      return {
        ...unpriced,
        discounted_delivery_fee: fee / 2,
        discounted_delivery_fee_signature: `half of ${signature}`,
      };
    },
    confirmFee: async ({ fee }) => {
      asked.push(fee);
      return accepts;
    },
    newKey: () => `key-${++keys}`,
    isOffline: () => offline,
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
  return { ports, sent, asked, meant, waits };
}

describe('submitting a request (specification §4)', () => {
  it('sends the quoted fee once', async () => {
    const { ports, sent } = scenario([order]);
    expect(await submitRequest(ports, first)).toEqual({ kind: 'created', order });
    expect(sent).toEqual([{ body: { ...request, delivery_fee: 35, signature: 'old' }, key: 'key-0' }]);
  });

  it('asks once whether a duplicate is intended, before it sends the request', async () => {
    const twice = scenario(
      [problem('SignatureExpired', 409), problem('SignatureExpired', 409), order],
      [quoteOf(35, 'new'), quoteOf(35, 'newer')],
    );
    expect(await submitRequest(twice.ports, first)).toEqual({ kind: 'created', order });
    expect(twice.sent).toHaveLength(3);
    expect(twice.meant).toEqual([0]);
    const unmeant = scenario([order], [], true, false, false);
    expect(await submitRequest(unmeant.ports, first)).toEqual({ kind: 'declined' });
    expect(unmeant.sent).toEqual([]);
  });

  it('waits a second for a new fee when the old one expired, and continues if it is the same', async () => {
    const { ports, sent, asked, waits } = scenario([problem('SignatureExpired', 409), order], [quoteOf(35, 'new')]);
    expect(await submitRequest(ports, first)).toEqual({ kind: 'created', order });
    expect(waits).toEqual([1000]);
    expect(asked).toEqual([]);
    expect(sent[1]).toEqual({ body: { ...request, delivery_fee: 35, signature: 'new' }, key: 'key-1' });
  });

  it('requests a new fee for a guest with a new identity, and refuses a foreign fee of any other caller', async () => {
    const location = { address: ', , Silom', latitude: 13.72, longitude: 100.53, notes: '' };
    const sender = { name: 'Niran', email: 'niran@riderbell.test', phone_number: '+66811111111', location };
    const guest = scenario([problem('SignatureForeign', 409), order], [quoteOf(35, 'new')]);
    expect(await submitRequest(guest.ports, { ...first, request: { ...request, sender } })).toEqual({
      kind: 'created',
      order,
    });
    expect(guest.sent[1]?.body).toMatchObject({ sender, signature: 'new' });
    const merchant = scenario([problem('SignatureForeign', 409)]);
    expect((await submitRequest(merchant.ports, first)).kind).toBe('refused');
  });

  it('asks about a changed fee and sends it only if the merchant accepts', async () => {
    const yes = scenario([problem('SignatureExpired', 409), order], [quoteOf(42, 'new')]);
    expect((await submitRequest(yes.ports, first)).kind).toBe('created');
    expect(yes.asked).toEqual([42]);
    expect(yes.sent[1]?.body.delivery_fee).toBe(42);

    const no = scenario([problem('SignatureExpired', 409)], [quoteOf(42, 'new')], false);
    expect(await submitRequest(no.ports, first)).toEqual({ kind: 'declined' });
    expect(no.sent).toHaveLength(1);
  });

  it('renews the fee again when the new one expired as well, up to a limit', async () => {
    const twice = scenario(
      [problem('SignatureExpired', 409), problem('SignatureExpired', 409), order],
      [quoteOf(35, 'b'), quoteOf(36, 'c')],
    );
    expect((await submitRequest(twice.ports, first)).kind).toBe('created');
    expect(twice.asked).toEqual([36]);
    const always = scenario(
      Array.from({ length: 20 }, () => problem('SignatureExpired', 409)),
      Array.from({ length: 20 }, (_, index) => quoteOf(35, `s${index}`)),
    );
    expect((await submitRequest(always.ports, first)).kind).toBe('refused');
  });

  it('keeps price and key when the answer is lost, so that a retry never orders two riders', async () => {
    const { ports, sent } = scenario([problem('client.unreachable', 0), order]);
    const lost = await submitRequest(ports, first);
    expect(lost).toEqual({ kind: 'unsent', submission: first, reason: 'lost' });
    if (lost.kind !== 'unsent') throw new Error('expected an unsent request');
    expect((await submitRequest(ports, lost.submission)).kind).toBe('created');
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps the new fee and its key when the answer after a renewal is lost', async () => {
    const { ports } = scenario(
      [problem('SignatureExpired', 409), problem('server.failure', 500)],
      [quoteOf(35, 'new')],
    );
    expect(await submitRequest(ports, first)).toEqual({
      kind: 'unsent',
      submission: { request, quote: quoteOf(35, 'new'), idempotencyKey: 'key-1' },
      reason: 'lost',
    });
  });

  it('reports offline when nothing was sent without a network', async () => {
    const { ports } = scenario([problem('client.offline', 0)], [], true, true);
    expect(await submitRequest(ports, first)).toEqual({ kind: 'unsent', submission: first, reason: 'offline' });
  });

  it('reports a lost answer when the network failed during the request', async () => {
    const { ports } = scenario([problem('client.offline', 0)]);
    expect(await submitRequest(ports, first)).toMatchObject({ kind: 'unsent', reason: 'lost' });
  });

  it('reports a missing fee, not a lost answer, when the new fee could not be requested', async () => {
    for (const failure of [problem('client.unreachable', 0), problem('server.failure', 500)]) {
      const { ports } = scenario([problem('SignatureExpired', 409)], [failure]);
      expect(await submitRequest(ports, first)).toEqual({ kind: 'unsent', submission: first, reason: 'no-fee' });
    }
    const { ports } = scenario([problem('SignatureExpired', 409)], [problem('client.offline', 0)], true, true);
    expect(await submitRequest(ports, first)).toEqual({ kind: 'unsent', submission: first, reason: 'offline' });
  });

  it('reports a refusal unchanged', async () => {
    const refusal = problem('order.customer-phone-wrong', 422);
    const { ports } = scenario([refusal]);
    expect(await submitRequest(ports, first)).toEqual({ kind: 'refused', problem: refusal });
  });
});

describe('submitting a request with a voucher', () => {
  const voucher = { code: 'HALF', type: 'percent', amount: 50 } as const;
  const discounted: Submission = {
    ...first,
    request: {
      ...request,
      voucher,
      discounted_delivery_fee: 17.5,
      discounted_delivery_fee_signature: 'half of old',
    },
  };

  it('sends the full and the discounted price', async () => {
    const { ports, sent } = scenario([order]);
    expect(await submitRequest(ports, discounted)).toEqual({ kind: 'created', order });
    expect(sent[0]?.body).toMatchObject({
      delivery_fee: 35,
      signature: 'old',
      voucher,
      discounted_delivery_fee: 17.5,
      discounted_delivery_fee_signature: 'half of old',
    });
  });

  it('applies the voucher to the new fee, and asks only about the amount to pay', async () => {
    const { ports, sent, asked } = scenario([problem('SignatureExpired', 409), order], [quoteOf(40, 'new')]);
    expect(await submitRequest(ports, discounted)).toEqual({ kind: 'created', order });
    expect(asked).toEqual([20]);
    expect(sent[1]?.body).toMatchObject({
      delivery_fee: 40,
      signature: 'new',
      discounted_delivery_fee: 20,
      discounted_delivery_fee_signature: 'half of new',
    });
    const same = scenario([problem('SignatureExpired', 409), order], [quoteOf(35, 'new')]);
    await submitRequest(same.ports, discounted);
    expect(same.asked).toEqual([]);
  });

  it('reports the refusal when the voucher was used up in the meantime', async () => {
    const { ports, sent } = scenario([problem('SignatureExpired', 409)], [quoteOf(1, 'new')]);
    expect(await submitRequest(ports, discounted)).toMatchObject({
      kind: 'refused',
      problem: { code: 'voucher.used-up' },
    });
    expect(sent).toHaveLength(1);
  });
});
