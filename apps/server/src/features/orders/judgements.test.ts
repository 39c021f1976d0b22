import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { expect, test } from 'vitest';
import { merchant, ordersScene, sampleRequest } from './order-samples.ts';

const unquoted = (changes: Partial<OrderRequest> = {}) =>
  sampleRequest({ delivery_fee: undefined, signature: undefined, ...changes });

test('reads the vendor of many requests once', async () => {
  const { needs } = ordersScene();
  const read: string[] = [];
  const { feature } = ordersScene({
    vendors: {
      ...needs.vendors,
      find(principal, vendorId, right) {
        read.push(vendorId);
        return needs.vendors.find(principal, vendorId, right);
      },
    },
  });
  const { judge } = feature.judgementsOf(merchant);
  for (let request = 0; request < 3; request += 1) {
    expect(await judge(unquoted())).toEqual({ ok: true, fee: 63_00 });
  }
  expect(await judge(unquoted({ vendor_id: 'd404' }))).toMatchObject({ ok: false });
  expect(read).toEqual(['d001', 'd404']);
});
