import type { Order } from '@riderbell/contract/shapes/order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import { findDuplicateOrder } from '@riderbell/domain/orders/duplicate-order.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';

/** A request is not held up for longer than this: an order that nobody could look for is ordered. */
export const longestLookMs = 800;

export interface LookPorts {
  /** The newest orders of the vendor as the server has them; may fail, and may take long. */
  recent(): Promise<readonly Order[]>;
  /** What it said before, however long ago. */
  known(): readonly Order[];
  /** Orders that this device keeps. */
  keptHere(): Promise<readonly Order[]>;
  fullPhone(phone: string): string;
  wait(milliseconds: number): Promise<void>;
  now(): number;
}

/** The order that the request would double, as far as that can be told at once. Never fails. */
export async function lookForDoubled(
  ports: LookPorts,
  request: UnpricedRequest,
  { currency, except }: { currency: string; except: readonly string[] },
): Promise<Order | null> {
  const inTime = (orders: Promise<readonly Order[]>, otherwise: () => readonly Order[]) =>
    Promise.race([orders, ports.wait(longestLookMs).then(otherwise)]).catch(otherwise);
  const [recent, kept] = await Promise.all([
    inTime(ports.recent(), () => ports.known()),
    inTime(ports.keptHere(), () => []),
  ]);
  const { fullPhone } = ports;
  return findDuplicateOrder({ ...request, currency }, newestCopies([...kept, ...recent]), {
    nowMs: ports.now(),
    fullPhone: (phone) => fullPhone(phone),
    except,
  });
}

/** Of each order the newest copy: one that was cancelled meanwhile does not count. */
function newestCopies(orders: readonly Order[]): Order[] {
  const copies = new Map<string, Order>();
  for (const order of orders) {
    const known = copies.get(order.order_id);
    if (known === undefined || mayReplace(known, order)) copies.set(order.order_id, order);
  }
  return [...copies.values()];
}
