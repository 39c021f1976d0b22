import { tidyOrderId } from '@riderbell/domain/orders/order-id.ts';
import { linkEndsAt } from '@riderbell/domain/tracking/link-life.ts';
import type { LinkedOrder, TrackingNeeds } from './ports.ts';

export type FoundLink =
  /** `endsAt` is epoch ms; null while the order is in progress. */
  | { readonly ok: true; readonly order: LinkedOrder; readonly endsAt: number | null }
  | {
      readonly ok: false;
      readonly code: 'tracking.not-found' | 'tracking.expired' | 'tracking.too-many';
      readonly about?: { readonly values: { readonly seconds: number } };
    };

/**
 * The order of a link that has not expired. Only ids that do not exist are counted against the network address, so that a person with
 * the right link never waits because of another person's guesses in the same network.
 */
export async function findLinkedOrder(
  needs: Pick<TrackingNeeds, 'orders' | 'unknownLinks' | 'now' | 'linkHours'>,
  orderId: string,
  remoteAddress: string,
): Promise<FoundLink> {
  const order = await findAsTyped(needs, orderId);
  if (order === null) {
    const seconds = await needs.unknownLinks.take(remoteAddress);
    if (seconds === null) return { ok: false, code: 'tracking.not-found' };
    return { ok: false, code: 'tracking.too-many', about: { values: { seconds } } };
  }
  const endsAt = linkEndsAt(order, needs.linkHours);
  return endsAt !== null && needs.now() >= endsAt
    ? { ok: false, code: 'tracking.expired' }
    : { ok: true, order, endsAt };
}

/** An id may be typed from a label or by ear. */
async function findAsTyped({ orders }: Pick<TrackingNeeds, 'orders'>, orderId: string): Promise<LinkedOrder | null> {
  const tidy = tidyOrderId(orderId);
  return (await orders.find(orderId)) ?? (tidy === orderId ? null : orders.find(tidy));
}
