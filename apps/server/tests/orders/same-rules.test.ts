import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { errorCodes } from '@riderbell/contract/errors/error-codes.ts';
import { requestSamples } from '@riderbell/domain/orders/request-samples.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { create, quotedRequest } from './order-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { FLEET: 'none' } });
});
afterAll(() => server.stop());

function withSample(request: OrderRequest, field: string, typed: string): OrderRequest {
  const { customer, order } = request;
  if (field === 'description') return { ...request, order: { ...order, description: typed } };
  const name = field === 'customerName' ? 'name' : 'phone_number';
  return { ...request, customer: { ...customer, [name]: typed } };
}

it.each(requestSamples)('the server judges a value of $field as the screen does: $typed', async (sample) => {
  const session = await server.demo();
  const body = withSample(await quotedRequest(server, session), sample.field, sample.typed);
  const answered = await create(server, session, body);
  const keys = answered.ok
    ? []
    : answered.error.errors.map(({ code }) => errorCodes[code as keyof typeof errorCodes].key);
  expect(keys).toEqual(sample.fault === null ? [] : [sample.fault]);
});
