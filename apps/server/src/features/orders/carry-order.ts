import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import { ownTrace } from '@riderbell/domain/audit/caller-trace.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { auditOfCancellation } from './audit-of-order.ts';
import { type Decision, afterStep, changeOrder, withFacts } from './change-order.ts';
import { handOverJobs } from './learn-job.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';

/** How the fleet feature changes an order: a status step, new facts, or both. */
export interface CarriedChange {
  readonly step?: { readonly status: OrderStatus; readonly by: 'fleet' | 'system'; readonly reason?: string };
  readonly facts?: Partial<Pick<OrderRecord, 'fleetSequence' | 'rider' | 'pickUpAt' | 'dropOffAt' | 'proofs'>>;
  /** Where the order was handed over, for the address book. */
  readonly handOver?: HandOver;
}

export type CarriedOutcome =
  | { readonly kind: 'changed' | 'left' | 'refused'; readonly order: OrderRecord }
  | { readonly kind: 'not-found' };

/**
 * Lets the fleet feature change the current order: `decide` returns the change, or null for none. `refused` means that the domain does
 * not allow the step; then the facts are not changed either.
 */
export async function carryOrder(
  needs: Pick<OrderNeeds, 'store' | 'now'>,
  orderId: string,
  decide: (order: OrderRecord) => CarriedChange | null,
): Promise<CarriedOutcome> {
  const outcome = await changeOrder(needs, orderId, (order): Decision<'left' | 'refused'> => {
    const change = decide(order);
    if (change === null) return { leave: 'left' };
    if (change.step === undefined) return { order: withFacts(order, change.facts ?? {}, needs.now()) };
    const step = afterStep({ ...order, ...change.facts }, change.step, needs.now());
    if (!step.ok) return { leave: 'refused' };
    return {
      order: step.order,
      jobs: change.handOver ? handOverJobs(step.order, change.handOver, needs.now()) : [],
      audit: auditOfStep(step.order, change.step),
    };
  });
  if (outcome.kind === 'left') return { kind: outcome.reason, order: outcome.order };
  if (outcome.kind === 'quote-used') throw new Error('the fleet uses no quotes');
  return outcome;
}

/** Of the fleet's steps the trail has only cancellations: the others are in the history of the order. */
function auditOfStep(order: OrderRecord, { status, by, reason }: NonNullable<CarriedChange['step']>) {
  return status === 'CANCELLED' ? auditOfCancellation(ownTrace(by), order, reason ?? null) : null;
}
