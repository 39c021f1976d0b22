import type { OrderRecord, Seal } from './ports.ts';

export interface PagePlace {
  readonly createdAt: string;
  readonly orderId: string;
  /** Identifies the list to which the key belongs. */
  readonly list: string;
}

/** The key of the page that follows this order in a list; sealed, so that the server accepts only keys that it made. */
export function pageKeyAfter(seal: Seal, order: OrderRecord, list: string): string {
  return seal.seal(`${order.created_at} ${order.orderId} ${list}`);
}

/** Where the page begins; null when the server did not make the key. */
export function placeOfPageKey(seal: Seal, key: string): PagePlace | null {
  const [createdAt, orderId, ...list] = seal.open(key)?.split(' ') ?? [];
  return createdAt === undefined || orderId === undefined ? null : { createdAt, orderId, list: list.join(' ') };
}
