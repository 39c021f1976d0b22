import type { OrderRecord, Seal } from './ports.ts';

export interface PagePlace {
  readonly createdAt: string;
  readonly orderId: string;
}

/** The key of the page after this order: sealed, so that it holds only what we wrote. */
export function pageKeyAfter(seal: Seal, order: OrderRecord): string {
  return seal.seal(`${order.created_at} ${order.orderId}`);
}

/** Where a page begins; null when the key is none of ours. */
export function placeOfPageKey(seal: Seal, key: string): PagePlace | null {
  const [createdAt, orderId] = seal.open(key)?.split(' ') ?? [];
  return createdAt === undefined || orderId === undefined ? null : { createdAt, orderId };
}
