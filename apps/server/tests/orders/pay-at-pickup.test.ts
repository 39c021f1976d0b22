import { demoWorld } from '@riderbell/worlds/demo.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { create, quotedRequest } from './order-requests.ts';

const startAt = '2026-11-21T04:00:00Z';
let server: TestingServer;
beforeAll(async () => {
  const world = { ...demoWorld(Date.parse(startAt)), orders: [] };
  server = await startTestingServer({
    startAt,
    demo: { world },
    overrides: { flags: fixedFlags({ 'pay-at-pickup': true }) },
  });
});
afterAll(() => server.stop());

const orderAt = async (vendorId: string) => {
  const session = await server.demo();
  const request = await quotedRequest(server, session, { vendorId, paymentMethod: 'PAY_AT_PICKUP' });
  return create(server, session, request);
};

it('the demo accepts pay at pickup at the vendor that allows it, and refuses it at others', async () => {
  expect(await orderAt('a-001')).toMatchObject({
    ok: true,
    answer: { result: { vendor_id: 'a-001', order: { payment_method: 'PAY_AT_PICKUP', amount: 265 } } },
  });
  expect(await orderAt('d001')).toMatchObject({ ok: false, codes: ['order.payment-method-unavailable'] });
});
