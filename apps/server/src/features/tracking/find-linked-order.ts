import { tidyOrderId } from '@riderbell/domain/orders/order-id.ts';
import { linkEndsAt } from '@riderbell/domain/tracking/link-life.ts';
import type { LinkedOrder, TrackingNeeds } from './ports.ts';

export type FoundLink =
  /** `endsAt` is epoch ms; null while the order goes on. */
  | { readonly ok: true; readonly order: LinkedOrder; readonly endsAt: number | null }
  | {
      readonly ok: false;
      readonly code: 'tracking.not-found' | 'tracking.expired' | 'tracking.too-many';
      readonly about?: { readonly values: { readonly seconds: number } };
    };

/**
 * The order behind a link while the link lives. Only ids that lead nowhere are counted against the address that asks: whoever
 * holds a right link is never made to wait by somebody else's guesses from the same network.
 */
export async function findLinkedOrder(
  needs: Pick<TrackingNeeds, 'orders' | 'strangers' | 'now' | 'linkHours'>,
  orderId: string,
  remoteAddress: string,
): Promise<FoundLink> {
  const order = await findAsTyped(needs, orderId);
  if (order === null) {
    const seconds = await needs.strangers.take(remoteAddress);
    if (seconds === null) return { ok: false, code: 'tracking.not-found' };
    return { ok: false, code: 'tracking.too-many', about: { values: { seconds } } };
  }
  const endsAt = linkEndsAt(order, needs.linkHours);
  return endsAt !== null && needs.now() >= endsAt
    ? { ok: false, code: 'tracking.expired' }
    : { ok: true, order, endsAt };
}

/** An id may be typed from a label, or read aloud. */
async function findAsTyped({ orders }: Pick<TrackingNeeds, 'orders'>, orderId: string): Promise<LinkedOrder | null> {
  const tidy = tidyOrderId(orderId);
  return (await orders.find(orderId)) ?? (tidy === orderId ? null : orders.find(tidy));
}
