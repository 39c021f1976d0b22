import type { CallAnswer, CallErrorCode, CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler, type Outcome } from '@riderbell/contract/handler.ts';
import { callerId, modeOf } from '@riderbell/domain/access/principal.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { canCancel } from '@riderbell/domain/orders/cancellation.ts';
import { auditOfCancellation } from './audit-of-order.ts';
import { type Decision, type When, afterStep, changeOrder } from './change-order.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderNeeds, OrderRecord, OrderWrite } from './ports.ts';

const codes = { 'cannot-cancel': 'order.cannot-cancel', collected: 'order.collected-cannot-cancel' } as const;

type Call = typeof calls.cancelOrder;
type CancelRefusal = (typeof codes)[keyof typeof codes];

/** Cancels an order while the specification allows it (§4, Cancellable), and takes it back from the fleet. */
export function cancelOrder(needs: OrderNeeds): Handler<Call> {
  return (asked) => applyCancellation(needs, asked, 'always');
}

/** See `cancelOrder`. An order that is cancelled already is as asked. */
export async function applyCancellation(
  needs: OrderNeeds,
  asked: TracedRequest & Pick<OrderWrite, 'once'> & Pick<CallInput<Call>, 'body'>,
  when: When,
): Promise<Outcome<CallAnswer<Call>, CallErrorCode<Call>>> {
  const { principal, body, once } = asked;
  const visible = await findVisibleOrder(needs, principal, body.vendor_id, body.order_id, 'change-orders');
  if (visible === null) return refused('order.not-found');
  const flags = await needs.flags({ vendorId: visible.vendorId, mode: modeOf(principal) });
  const outcome = await changeOrder(needs, visible.orderId, (order): Decision<CancelRefusal | 'as-asked'> => {
    if (when === 'unless-as-asked' && order.status === 'CANCELLED') return { leave: 'as-asked' };
    const nowMs = needs.now();
    const allowed = canCancel(order, nowMs, { delayedCancellation: flags['delayed-cancellation'] });
    const step = afterStep(order, { status: 'CANCELLED', by: 'vendor', reason: body.reason }, nowMs);
    if (!allowed.ok) return { leave: codes[allowed.refusal] };
    if (!step.ok) return { leave: codes['cannot-cancel'] };
    const cancelled: OrderRecord = {
      ...step.order,
      cancellation: { reason: body.reason, by: callerId(principal) },
    };
    const withdraw = {
      name: 'withdraw-order' as const,
      key: order.orderId,
      payload: { orderId: order.orderId },
      runAt: nowMs,
    };
    const audit = auditOfCancellation(callerTrace(asked), cancelled, body.reason);
    return { order: cancelled, jobs: [withdraw], once, askedBy: callerId(principal), audit };
  });
  if (outcome.kind === 'left' && outcome.reason !== 'as-asked') {
    return refused(outcome.reason, { values: { status: outcome.order.status } });
  }
  if (!('order' in outcome)) return refused('order.not-found');
  return accepted({ result: orderOnTheWire(outcome.order, needs.now()) });
}
