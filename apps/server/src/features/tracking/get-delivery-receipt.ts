import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { orderEndedAt } from '@riderbell/domain/tracking/link-life.ts';
import { receiptOutcomeOf } from '@riderbell/domain/tracking/delivery-receipt.ts';
import { deliveryReceiptOnTheWire } from './delivery-receipt-on-the-wire.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import type { TrackingNeeds } from './ports.ts';

/** The receipt of an ended delivery, for a person with its link, until the link expires (specification §2). */
export function getDeliveryReceipt(needs: TrackingNeeds): Handler<typeof calls.getDeliveryReceipt> {
  return async ({ params, remoteAddress }) => {
    const linked = await findLinkedOrder(needs, params.orderId, remoteAddress);
    if (!linked.ok) return refused(linked.code, linked.about);
    const { order, endsAt } = linked;
    const outcome = receiptOutcomeOf(order);
    const endedAt = orderEndedAt(order);
    if (outcome === null || endedAt === null || endsAt === null) return refused('receipt.not-ready');
    return accepted({ result: deliveryReceiptOnTheWire(order, { outcome, endedAt, endsAt }) });
  };
}
