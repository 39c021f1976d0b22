import type { Order } from '@riderbell/contract/shapes/order.ts';

/** Where the links of an order lead. */
export type OrderLinks = {
  /** Where an order is changed. */
  readonly editPath: (vendorId: string, orderId: string) => string;
  /** Where a request begins as a copy of an order. */
  readonly againPath: (vendorId: string, orderId: string) => string;
  /** Where its recipient follows an order; a vendor's and an individual's have pages of their own. */
  readonly recipientPath: (order: Pick<Order, 'order_id' | 'sender'>) => string;
  readonly receiptPath: (orderId: string) => string;
};

/** The address of a page for people who are elsewhere. @param path begins with a slash */
export function absoluteLink(path: string): string {
  return new URL(path, window.location.origin).href;
}
