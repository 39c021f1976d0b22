import type { CallAnswer, CallErrorCode, CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { Outcome, Refusal } from '@riderbell/contract/handler.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import type { Judged } from './judge-order.ts';
import type { OrderNeeds } from './ports.ts';
import { applyReschedule, judgeReschedule } from './reschedule-order.ts';
import { applyEdit, judgeDetails } from './update-order.ts';

type Code = CallErrorCode<typeof calls.updateOrder> | CallErrorCode<typeof calls.rescheduleOrder>;

/** An edit of `updateOrder`, and perhaps another time: unix seconds, undefined if the time stays. */
export type EditBody = CallInput<typeof calls.updateOrder>['body'] & { readonly preordered_for?: number };

export interface OrderEdit {
  readonly principal: Principal;
  readonly orderId: string;
  readonly body: EditBody;
}

/**
 * Edits an order as `updateOrder` and `rescheduleOrder` do. What is already as asked is left alone, so that a repeated edit has no
 * second effect. Nothing is changed if one of both would be refused, unless the order changes meanwhile.
 */
export async function editOrder(
  needs: OrderNeeds,
  asked: OrderEdit & TracedRequest,
): Promise<Outcome<CallAnswer<typeof calls.updateOrder>, Code>> {
  const { preordered_for: at, ...details } = asked.body;
  const edit = (body: typeof details) => applyEdit(needs, { ...asked, body, once: null }, 'unless-as-asked');
  if (at === undefined) return edit(details);
  const judged = await judgeEdit(needs, asked);
  if (!judged.ok) return { ok: false, refusals: judged.refusals };
  // The time first: the fleet then gets the order once, with its new details.
  const { vendor_id, updated_at } = details;
  const body = { vendor_id, order_id: asked.orderId, preordered_for: at, updated_at };
  const moved = await applyReschedule(needs, { ...asked, body, once: null }, 'unless-as-asked');
  if (!moved.ok) return moved;
  // The new time has made the copy that the edit was written for an older one.
  return edit(updated_at === undefined ? details : { ...details, updated_at: moved.answer.result.updated_at });
}

/** What `editOrder` would refuse, and the fee that the edited order would have. Stores nothing. */
export async function judgeEdit(needs: OrderNeeds, asked: OrderEdit): Promise<Judged<Code>> {
  const { principal, orderId } = asked;
  const { preordered_for: at, ...details } = asked.body;
  const { vendor_id, updated_at } = details;
  const [judged, faultsOfTime] = await Promise.all([
    judgeDetails(needs, { principal, orderId, body: details }),
    at === undefined
      ? []
      : judgeReschedule(needs, { principal, body: { vendor_id, order_id: orderId, preordered_for: at, updated_at } }),
  ]);
  const refusals: Refusal<Code>[] = judged.ok ? [] : [...judged.refusals];
  const known = new Set<string>(refusals.map(({ code }) => code));
  refusals.push(...faultsOfTime.filter(({ code }) => !known.has(code)));
  return refusals.length === 0 ? judged : { ok: false, refusals, fee: judged.fee };
}
