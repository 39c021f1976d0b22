import type { Order } from '@riderbell/contract/shapes/order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { vi } from 'vitest';
import { dispatched, guestOrder } from '../guests/guest-orders.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import type { TestingServer } from '../testing-server.ts';

/** The guest of the current scene, whose orders the requests are about. */
const owners = new WeakMap<TestingServer, string>();

/** Begins a new guest for each scene, because a guest may have only a few orders in progress. */
export async function beginOwner(server: TestingServer): Promise<string> {
  const token = await guestToken(server);
  owners.set(server, token);
  return token;
}

export function tokenOfOwner(server: TestingServer): string {
  const token = owners.get(server);
  if (token === undefined) throw new Error('this server has no guest session');
  return token;
}

/** An order of the scene's guest that no longer changes, so that its copy stays the newest. */
export async function settledGuestOrder(server: TestingServer): Promise<Order> {
  const as = tokenOfOwner(server);
  const { order_id: orderId } = await guestOrder(server, as);
  await dispatched(server, orderId);
  return vi.waitFor(
    async () => {
      const query = { vendorId: guestVendorId, orderId };
      const { result } = await server.client.answer(calls.getOrder, { query }, { as });
      if (result.status !== 'WAITING_FOR_TRANSPORT') throw new Error(`it is ${result.status}`);
      return result;
    },
    { timeout: 15_000, interval: 20 },
  );
}
