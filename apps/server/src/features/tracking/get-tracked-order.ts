import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { showsRiderUnderWay } from '@riderbell/domain/tracking/recipient-view.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import type { LinkedOrder, TrackingNeeds } from './ports.ts';
import { trackedOrderOnTheWire } from './tracked-order-on-the-wire.ts';
import { pageOfOrder } from './tracking-page-settings.ts';

/**
 * An order for a person with its link (specification §2). The page asks every few seconds, so this reads only the order, the
 * rider while the rider is shown, and the vendor's settings if the flag lets vendors decide.
 */
export function getTrackedOrder(needs: TrackingNeeds): Handler<typeof calls.getTrackedOrder> {
  return async ({ params, remoteAddress }) => {
    const linked = await findLinkedOrder(needs, params.orderId, remoteAddress);
    if (!linked.ok) return refused(linked.code, linked.about);
    return accepted({ result: await trackedOrderOf(needs, linked.order, linked.endsAt) });
  };
}

/** @param endsAt epoch ms; null while the order is in progress */
export async function trackedOrderOf(
  needs: TrackingNeeds,
  order: LinkedOrder,
  endsAt: number | null,
): Promise<TrackedOrder> {
  const evaluated = await needs.flags({ vendorId: order.vendorId, mode: null });
  const flags = { beforePickUp: evaluated['show-track-order-before-picked-up'] };
  const page = await pageOfOrder(needs, order, evaluated['tracking-page-settings']);
  const showsPosition = page.showMap && order.rider !== null && showsRiderUnderWay(order, flags);
  const position = showsPosition && order.rider !== null ? await needs.positions.find(order.rider.id) : null;
  return trackedOrderOnTheWire(order, { flags, page, position, bankNotes: needs.bankNotes, endsAt });
}
