import type { Order } from '@riderbell/contract/shapes/order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import { findDuplicateOrder } from '@riderbell/domain/orders/duplicate-order.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';

/** The timeout of the look-up. If the orders cannot be read in time, the request is sent without the check. */
export const lookUpTimeoutMs = 800;

export interface LookPorts {
  /** The newest orders of the vendor, from the server; may fail or take long. */
  recent(): Promise<readonly Order[]>;
  /** The cached orders, however old. */
  known(): readonly Order[];
  /** Orders stored on this device. */
  storedOrders(): Promise<readonly Order[]>;
  fullPhone(phone: string): string;
  wait(milliseconds: number): Promise<void>;
  now(): number;
}

/** The recent order that the request duplicates, as far as it can be found at once. Never fails. */
export async function findRecentDuplicate(
  ports: LookPorts,
  request: UnpricedRequest,
  { currency, except }: { currency: string; except: readonly string[] },
): Promise<Order | null> {
  const inTime = (orders: Promise<readonly Order[]>, otherwise: () => readonly Order[]) =>
    Promise.race([orders, ports.wait(lookUpTimeoutMs).then(otherwise)]).catch(otherwise);
  const [recent, onDevice] = await Promise.all([
    inTime(ports.recent(), () => ports.known()),
    inTime(ports.storedOrders(), () => []),
  ]);
  const { fullPhone } = ports;
  return findDuplicateOrder({ ...request, currency }, newestCopies([...onDevice, ...recent]), {
    nowMs: ports.now(),
    fullPhone: (phone) => fullPhone(phone),
    except,
  });
}

/** The newest copy of each order: one that was cancelled since does not count. */
function newestCopies(orders: readonly Order[]): Order[] {
  const copies = new Map<string, Order>();
  for (const order of orders) {
    const known = copies.get(order.order_id);
    if (known === undefined || mayReplace(known, order)) copies.set(order.order_id, order);
  }
  return [...copies.values()];
}
