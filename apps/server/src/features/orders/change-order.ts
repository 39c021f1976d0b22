import type { Once } from '@riderbell/contract/handler.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import { applyStatusChange, nextUpdatedAt } from '@riderbell/domain/orders/apply-status-change.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { promiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import { costsNothing } from '@riderbell/domain/orders/unpaid-ends.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderJob, OrderNeeds, OrderRecord, OrderWrite, UsedQuote } from './ports.ts';

/** What a change stores besides the order itself. */
export interface SideEffects {
  readonly jobs?: readonly OrderJob[];
  readonly usedQuote?: UsedQuote;
  readonly once?: Once | null;
  readonly askedBy?: string | null;
  readonly audit?: AuditRecord | null;
}

/** The decision about the current order: the changed order with its side effects, or the reason to leave it unchanged. */
export type Decision<Reason> = ({ readonly order: OrderRecord } & SideEffects) | { readonly leave: Reason };

/** Whether to store a change that asks for what the order already is: work that may be repeated leaves such an order alone. */
export type When = 'always' | 'unless-as-asked';

export type ChangeOutcome<Reason> =
  | { readonly kind: 'changed'; readonly order: OrderRecord }
  | { readonly kind: 'left'; readonly reason: Reason; readonly order: OrderRecord }
  | { readonly kind: 'quote-used' }
  | { readonly kind: 'not-found' };

/** A change that loses a race is decided again; so many lost races in a row are a fault, not bad luck. */
const maxAttempts = 8;

/**
 * Changes the current order: reads it, calls `decide`, and stores the result only if the order is still the copy that was read. If
 * another change was faster, calls `decide` again, so `decide` must depend only on the order that it is given.
 * @throws when it lost too many races in a row, and KeyAlreadyUsed as the store does
 */
export async function changeOrder<Reason>(
  needs: Pick<OrderNeeds, 'store' | 'now'>,
  orderId: string,
  decide: (order: OrderRecord) => Decision<Reason>,
): Promise<ChangeOutcome<Reason>> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await needs.store.find(orderId);
    if (before === null) return { kind: 'not-found' };
    const decision = decide(before);
    if ('leave' in decision) return { kind: 'left', reason: decision.leave, order: before };
    const order = { ...decision.order, version: before.version + 1 };
    const outcome = await needs.store.save({
      before,
      order,
      event: orderOnTheWire(order, needs.now()),
      jobs: decision.jobs ?? [],
      usedQuote: decision.usedQuote ?? null,
      ...(returnsVoucher(before, order) ? { voucherUse: 'returned' } : {}),
      ...outcomeOf(before, order),
      once: decision.once ?? null,
      askedBy: decision.askedBy ?? null,
      audit: decision.audit ?? null,
    });
    if (outcome === 'saved') return { kind: 'changed', order };
    if (outcome === 'quote-used') return { kind: 'quote-used' };
  }
  throw new Error(`order ${orderId} was changed by others ${maxAttempts} times in a row`);
}

/** A promise is counted once, with the step that ends it. */
function outcomeOf(before: OrderRecord, { promise, ...after }: OrderRecord): Pick<OrderWrite, 'promiseOutcome'> {
  if (promise === null || before.status === after.status) return {};
  const outcome = promiseOutcome(after, promise);
  return outcome === null ? {} : { promiseOutcome: outcome };
}

function returnsVoucher(before: OrderRecord, after: OrderRecord): boolean {
  return after.voucher !== null && costsNothing(after.status) && !costsNothing(before.status);
}

/** The order after a step, or why the domain refuses it. `nowMs` may be earlier than the last entry, if another server wrote that. */
export function afterStep(
  order: OrderRecord,
  step: { readonly status: OrderStatus; readonly by: string; readonly reason?: string },
  nowMs: number,
): ReturnType<typeof applyStatusChange<OrderRecord>> {
  return applyStatusChange(order, { ...step, at: instantFor(order, nowMs) });
}

/** The order with changed facts and the same status, as a newer copy. */
export function withFacts(order: OrderRecord, facts: Partial<OrderRecord>, nowMs: number): OrderRecord {
  return { ...order, ...facts, updated_at: nextUpdatedAt(order.updated_at, new Date(nowMs).toISOString()) };
}

// The servers' clocks differ by some milliseconds; the history of an order must still never run backwards.
function instantFor(order: OrderRecord, nowMs: number): string {
  const latest = order.status_history.at(-1);
  return new Date(Math.max(nowMs, latest ? Date.parse(latest.created_at) : nowMs)).toISOString();
}
