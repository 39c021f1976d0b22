import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { KeyAlreadyUsed, refused, type Once } from '@riderbell/contract/handler.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { testingApp } from './testing-app.ts';

const base = '/orders/api/v1';
const bearer = { authorization: 'Bearer good' };

function codesOf(response: LightMyRequestResponse): string[] {
  return errorAnswer.parse(response.json()).errors.map(({ code }) => code);
}

describe('an Idempotency-Key', () => {
  const body = { vendor_id: 'demo', order_id: 'demo-1', reason: 'mistake-error' };
  const cancel = { method: 'PUT', url: `${base}/order/cancel`, payload: body } as const;
  const withKey = (key: string) => ({ ...bearer, 'idempotency-key': key });

  it('must have 1 to 200 visible characters', async () => {
    const { app } = await testingApp({});
    for (const key of ['', 'a b', 'ü', 'x'.repeat(201)]) {
      const response = await app.inject({ ...cancel, headers: withKey(key) });
      expect(codesOf(response)).toEqual(['request.invalid']);
    }
  });

  it('repeats the first answer when it is used again, and refuses another body', async () => {
    const arrived: Once[] = [];
    const { app, answers } = await testingApp({
      cancelOrder: async ({ once }) => {
        if (once) arrived.push(once);
        return refused('order.not-found');
      },
    });
    await app.inject({ ...cancel, headers: withKey('k1') });
    expect(arrived).toMatchObject([{ scope: 'account-1:cancel-order', key: 'k1' }]);
    const bodyHash = arrived[0]?.bodyHash ?? '';
    answers.set('account-1:cancel-order k1', { bodyHash, answer: { result: sampleOrder } });
    const again = await app.inject({ ...cancel, payload: reversed(body), headers: withKey('k1') });
    expect(again.statusCode).toBe(200);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const other = await app.inject({ ...cancel, payload: { ...body, reason: 'closed' }, headers: withKey('k1') });
    expect(other.statusCode).toBe(409);
    expect(codesOf(other)).toEqual(['idempotency.key-reused']);
  });

  it('answers a duplicate request with the answer of the first one', async () => {
    for (const end of ['refused', 'taken'] as const) {
      const { app, answers } = await testingApp({
        cancelOrder: async ({ once }) => {
          if (!once) throw new Error('no key arrived');
          answers.set(`${once.scope} ${once.key}`, { bodyHash: once.bodyHash, answer: { result: sampleOrder } });
          if (end === 'taken') throw new KeyAlreadyUsed();
          return refused('order.cannot-cancel');
        },
      });
      const response = await app.inject({ ...cancel, headers: withKey('twin') });
      expect(response.statusCode, end).toBe(200);
      expect(response.json().result.order_id).toBe('demo-1');
    }
  });

  it('asks for a retry while the answer of the first request is not available', async () => {
    const { app } = await testingApp({
      cancelOrder: async () => {
        throw new KeyAlreadyUsed();
      },
    });
    const response = await app.inject({ ...cancel, headers: withKey('twin') });
    expect(response.statusCode).toBe(409);
    expect(codesOf(response)).toEqual(['idempotency.in-progress']);
  });
});

function reversed(body: object): object {
  return Object.fromEntries(Object.entries(body).toReversed());
}

const at = '2026-11-21T09:30:00.000Z';
const sampleOrder = {
  order_id: 'demo-1',
  vendor_id: 'demo',
  created_at: at,
  updated_at: at,
  status: 'CANCELLED',
  status_history: [{ status: 'CANCELLED', created_at: at }],
  preordered_for: null,
  customer: { name: 'A', phone_number: '+66', location: { address: '', latitude: 1, longitude: 2, notes: '' } },
  order: { amount: 10, description: '', payment_method: 'PAID' },
  currency: 'THB',
  delivery_fee: 35,
  delivery_fee_parts: { base: 35, distance: 0, surcharge: 0, voucher: 0 },
  distance: 100,
  collection_point: { name: 'B', address: '', phone_number: '', latitude: 1, longitude: 2 },
  rider: null,
  estimation: { pick_up_at: null, drop_off_at: null },
  age_validation_required: false,
  vat_number: '',
  proofs: [],
};
