import type { Call } from '@riderbell/contract/call.ts';
import { describe, expect, it } from 'vitest';
import type { CallApi } from '@riderbell/web/api/api-client.ts';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { anOrder } from '../../../parts/orders/order-fixture.ts';
import { askForFee } from './ask-for-fee.ts';

const order = anOrder();
const notFound = new ApiProblem(
  404,
  [{ code: 'order.not-found', translationKey: 'order.not-found', field: null, values: {} }],
  null,
);

/** A server whose session has these vendors; `owners` says what each of them answers for the order. */
function server(vendors: readonly string[], owners: Record<string, unknown>) {
  const asked: string[] = [];
  const call = async ({ id }: Call, { query }: { query?: { vendorId: string } }) => {
    if (id === 'list-vendors') return { result: { vendors: vendors.map((vendor_id) => ({ vendor_id })) } };
    const vendorId = query?.vendorId ?? '';
    asked.push(vendorId);
    const answer = owners[vendorId] ?? notFound;
    if (answer instanceof ApiProblem) throw answer;
    return { result: answer };
  };
  const ask = () => askForFee(call as unknown as CallApi, order.order_id, new AbortController().signal);
  return { ask, asked };
}

describe('the fee on a receipt', () => {
  it('is read from the vendor whose order ids have the same prefix', async () => {
    const { ask, asked } = server(['demo', 'd001', 'd002'], { d001: order });
    expect((await ask())?.delivery_fee).toBe(56);
    expect(asked).toEqual(['d001']);
  });

  it('is found if the order ids of two vendors have the same prefix', async () => {
    const { ask, asked } = server(['d-001', 'd001'], { d001: order });
    expect((await ask())?.delivery_fee).toBe(56);
    expect(asked).toEqual(['d-001', 'd001']);
  });

  it('is absent for a merchant who owns no such order, without a request', async () => {
    const { ask, asked } = server(['othr'], {});
    expect(await ask()).toBeNull();
    expect(asked).toEqual([]);
    expect(await server(['d001'], {}).ask()).toBeNull();
  });

  it('fails if the network fails', async () => {
    await expect(server(['d001'], { d001: clientProblem('client.unreachable') }).ask()).rejects.toThrow(
      'client.unreachable',
    );
  });
});
