import { calls } from '@riderbell/contract/calls.ts';
import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { discountedRequest } from '../vouchers/voucher-requests.ts';
import { quotedRequest } from './order-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { FLEET: 'none' } });
});
afterAll(() => server.stop());

async function refusalOf(changes: (request: OrderRequest) => Partial<OrderRequest>): Promise<ErrorCode[]> {
  const session = await server.demo();
  const request = await quotedRequest(server, session);
  return server.client.refusal(calls.createOrder, { body: { ...request, ...changes(request) } }, { as: session });
}

it('accepts every field that specification §3 names', async () => {
  const session = await server.demo();
  const discounted = await discountedRequest(server, session, 'WELCOME10', { notes: 'Ring twice' });
  const body: OrderRequest = {
    ...discounted,
    order: { ...discounted.order, cold_bag_needed: false },
    vat_number: 'TH123456',
    preordered_for: null,
    age_validation_required: true,
    login_pickup_estimation: 15,
  };
  const { result } = await server.client.answer(calls.createOrder, { body }, { as: session });
  expect(result).toMatchObject({ vat_number: 'TH123456', age_validation_required: true, preordered_for: null });
  expect(result.delivery_fee).toBe(body.discounted_delivery_fee);
});

describe('invalid input that no screen sends', () => {
  it.each([
    [90.1, 100.56],
    [13.74, -180.1],
    [Number.MAX_VALUE, 0],
  ])('a drop-off at impossible coordinates, %d,%d, is refused', async (latitude, longitude) => {
    expect(
      await refusalOf(({ customer }) => ({
        customer: { ...customer, location: { ...customer.location, latitude, longitude } },
      })),
    ).toEqual(['order.coordinates-missing']);
  });

  it.each(['1,250.50', '1.250,50', '١٢٥٠', '๑๒๕๐', '250'])(
    'an amount must be a number and not a text: %s',
    async (typed) => {
      const amount = typed as unknown as number;
      expect(await refusalOf(({ order }) => ({ order: { ...order, amount } }))).toEqual(['order.amount-invalid']);
    },
  );

  it.each([265.005, 0.001])('%d baht is not a valid amount of the currency', async (amount) => {
    expect(await refusalOf(({ order }) => ({ order: { ...order, amount } }))).toEqual(['order.amount-invalid']);
  });

  it.each([-1, 1e10])('%d is not a valid amount in any currency', async (amount) => {
    expect(await refusalOf(({ order }) => ({ order: { ...order, amount } }))).toEqual(['order.amount-invalid']);
  });

  it('a time that seems two hours ahead to a slow client clock has passed by the server’s clock', async () => {
    const preordered_for = Math.floor(server.clock.now() / 1000) + (2 - 9) * 3600;
    expect(await refusalOf(() => ({ preordered_for }))).toEqual(['order.scheduled-too-early']);
  });
});
