import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { showsRiderUnderWay } from '@riderbell/domain/tracking/recipient-view.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import type { TrackingNeeds } from './ports.ts';
import { trackedOrderOnTheWire } from './tracked-order-on-the-wire.ts';
import { pageOfOrder } from './tracking-page-settings.ts';

/**
 * An order for whoever holds its link (decisions: Public pages). Asked every few seconds: one read of the order, one of the rider
 * while that shows, and one of the vendor's settings where the flag lets it have some.
 */
export function getTrackedOrder(needs: TrackingNeeds): Handler<typeof calls.getTrackedOrder> {
  return async ({ params, remoteAddress }) => {
    const linked = await findLinkedOrder(needs, params.orderId, remoteAddress);
    if (!linked.ok) return refused(linked.code, linked.about);
    const { order, endsAt } = linked;
    const said = await needs.flags({ vendorId: order.vendorId, mode: null });
    const flags = { beforePickUp: said['show-track-order-before-picked-up'] };
    const page = await pageOfOrder(needs, order, said['tracking-page-settings']);
    const asksWhere = page.showMap && order.rider !== null && showsRiderUnderWay(order, flags);
    const position = asksWhere && order.rider !== null ? await needs.positions.find(order.rider.id) : null;
    return accepted({ result: trackedOrderOnTheWire(order, { flags, page, position, endsAt }) });
  };
}
