import type { Handlers } from '@riderbell/contract/handler.ts';
import { getDeliveryReceipt } from './get-delivery-receipt.ts';
import { getTrackedOrder } from './get-tracked-order.ts';
import type { TrackingNeeds } from './ports.ts';

export interface PublicLinks {
  readonly handlers: Pick<Handlers, 'getTrackedOrder' | 'getDeliveryReceipt'>;
}

/** What whoever holds a link sees of its order: the tracking pages and the receipt (specification §2). */
export function publicLinks(needs: TrackingNeeds): PublicLinks {
  return { handlers: { getTrackedOrder: getTrackedOrder(needs), getDeliveryReceipt: getDeliveryReceipt(needs) } };
}
