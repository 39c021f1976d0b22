import type { OrderRecord, Seal } from './ports.ts';

export interface PagePlace {
  readonly createdAt: string;
  readonly orderId: string;
  /** Names the list that the key was given for. */
  readonly list: string;
}

/** The key of the page after this order in a list: sealed, so that it holds only what we wrote. */
export function pageKeyAfter(seal: Seal, order: OrderRecord, list: string): string {
  return seal.seal(`${order.created_at} ${order.orderId} ${list}`);
}

/** Where a page begins; null when the key is none of ours. */
export function placeOfPageKey(seal: Seal, key: string): PagePlace | null {
  const [createdAt, orderId, ...list] = seal.open(key)?.split(' ') ?? [];
  return createdAt === undefined || orderId === undefined ? null : { createdAt, orderId, list: list.join(' ') };
}
