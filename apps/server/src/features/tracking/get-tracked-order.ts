import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { showsRiderUnderWay } from '@riderbell/domain/tracking/recipient-view.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import type { TrackingNeeds } from './ports.ts';
import { trackedOrderOnTheWire } from './tracked-order-on-the-wire.ts';

/** An order for whoever holds its link (decisions: Public pages). Asked every few seconds: one read, two while a rider shows. */
export function getTrackedOrder(needs: TrackingNeeds): Handler<typeof calls.getTrackedOrder> {
  return async ({ params, remoteAddress }) => {
    const linked = await findLinkedOrder(needs, params.orderId, remoteAddress);
    if (!linked.ok) return refused(linked.code, linked.about);
    const { order, endsAt } = linked;
    const said = await needs.flags({ vendorId: order.vendorId, mode: null });
    const flags = { beforePickUp: said['show-track-order-before-picked-up'] };
    const position =
      order.rider !== null && showsRiderUnderWay(order, flags) ? await needs.positions.find(order.rider.id) : null;
    return accepted({ result: trackedOrderOnTheWire(order, { flags, position, endsAt }) });
  };
}
