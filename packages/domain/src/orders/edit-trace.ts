import { statusAfterEdit } from './editing.ts';
import type { OrderProgress, StatusEntry } from './order.ts';

/** The parts of an order that a merchant can change. */
export const editedParts = ['address', 'notes', 'items', 'amount', 'payment'] as const;

export type EditedPart = (typeof editedParts)[number];

const mark = 'edited:';

/** The reason of a history entry for an edit; it lists the changed parts. */
export function editReason(parts: readonly EditedPart[]): string {
  return mark + parts.join(',');
}

/** The changed parts that the reason of a history entry lists; null when the entry is not from an edit. */
export function editedPartsOf(reason: string | null | undefined): readonly EditedPart[] | null {
  if (reason?.startsWith(mark) !== true) return null;
  const named = new Set(reason.slice(mark.length).split(','));
  return editedParts.filter((part) => named.has(part));
}

/** The statuses that an edit keeps and that a second history entry may repeat without meaning anything else. */
const keepsStatus: ReadonlySet<string> = new Set(['RECEIVED', 'DELAYED', 'MODIFIED']);

/**
 * The history entry for an edit that does not change the status: the same status, with the reason. Null where the edit changes the
 * status, whose entry has the reason, and where a second entry of the status would restart something, as for a payment.
 */
export function historyEntryOfEdit(
  order: OrderProgress,
  parts: readonly EditedPart[],
  nowMs: number,
): StatusEntry | null {
  if (statusAfterEdit(order, nowMs) !== null || !keepsStatus.has(order.status)) return null;
  const latest = order.status_history.at(-1);
  // Servers' clocks differ by some milliseconds, but the history must not run backwards.
  const at = Math.max(nowMs, latest === undefined ? nowMs : Date.parse(latest.created_at));
  return { status: order.status, created_at: new Date(at).toISOString(), by: 'vendor', reason: editReason(parts) };
}
