import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import { trackedOrderOf } from './get-tracked-order.ts';
import type { TrackingNeeds } from './ports.ts';

/** Anyone with the link may say what the recipient pays with, as they may open the link; the order limits how often. */
export function setChangeNote(needs: TrackingNeeds): Handler<typeof calls.setChangeNote> {
  return async ({ params, body, remoteAddress }) => {
    const linked = await findLinkedOrder(needs, params.orderId, remoteAddress);
    if (!linked.ok) return refused(linked.code, linked.about);
    const { orderId, currency } = linked.order;
    const seconds = await needs.changeNoteLimits.take(orderId);
    if (seconds !== null) return refused('change-note.too-many', { values: { seconds } });
    const paysWith = body.pays_with === null ? null : (toMinor(body.pays_with, currency) ?? undefined);
    const outcome = await needs.setChangeNote(orderId, paysWith);
    if (outcome.kind === 'not-found') return refused('tracking.not-found');
    if (outcome.kind === 'set') return accepted({ result: await trackedOrderOf(needs, outcome.order, linked.endsAt) });
    if (outcome.due === null) return refused('change-note.nothing-due');
    return refused('change-note.impossible', {
      field: 'pays_with',
      values: { due: fromMinor(outcome.due, currency), currency },
    });
  };
}
