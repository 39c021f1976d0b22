import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import type { CallOptions } from '../testing-client.ts';
import { startTestingServer, type TestingOptions, type TestingServer } from '../testing-server.ts';
import { sampleRequests } from '../http/sample-requests.ts';

export type NewPoint = CallRequest<typeof calls.createOutlet>['body'];
export type ChangedPoint = CallRequest<typeof calls.updateOutlet>['body'];

const flags = { ...defaultFlags(), pre_order: true };

/** A server on which outlets may be added and changed while the flags of `offered` are true. */
export function startOutletServer(
  offered: { add: boolean; edit: boolean } = { add: true, edit: true },
  options: TestingOptions = {},
): Promise<TestingServer> {
  const now = () => ({ ...flags, 'add-vendor-outlet': offered.add, 'edit-vendor-outlet': offered.edit });
  const overrides = { flags: { now, of: async () => now(), close: async () => undefined } };
  return startTestingServer({ ...options, overrides: { ...overrides, ...options.overrides } });
}

/** Adds a collection point to `demo`. */
export async function add(server: TestingServer, change: Partial<NewPoint>, options: CallOptions = {}) {
  const body = { ...sampleRequests.createOutlet.body, ...change };
  return server.client.call(calls.createOutlet, { body }, { as: await server.demo(), ...options });
}

/** Adds the outlet `crowd`, with as many invitations as an account may send on a day. */
export async function inviteCrowd(server: TestingServer): Promise<void> {
  await add(server, { client_vendor_id: 'crowd' });
  for (let made = 0; made < 10; made += 1) {
    const users = Array.from({ length: 20 }, (_, index) => `person-${made}-${index}@riderbell.test`);
    const answered = await change(server, 'crowd', { users });
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  }
}

/** Changes an outlet. */
export async function change(
  server: TestingServer,
  id: string,
  body: Partial<ChangedPoint>,
  options: CallOptions = {},
) {
  const request = { params: { id }, body: { ...sampleRequests.updateOutlet.body, ...body } };
  return server.client.call(calls.updateOutlet, request, { as: await server.demo(), ...options });
}

/** Requests a rider at the outlet. @returns the id of the order */
export async function placeOrderAt(server: TestingServer, vendorId: string): Promise<string> {
  const { delivery_fee: _, signature: __, ...body } = sampleRequests.createOrder.body;
  const request = { body: { ...body, vendor_id: vendorId } };
  const { result } = await server.client.answer(calls.createOrder, request, { as: await server.demo() });
  return result.order_id;
}
