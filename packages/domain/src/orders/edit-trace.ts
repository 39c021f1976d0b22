import { statusAfterEdit } from './editing.ts';
import type { OrderProgress, StatusEntry } from './order.ts';

/** What a merchant can change of an order. */
export const editedParts = ['address', 'notes', 'items', 'amount', 'payment'] as const;

export type EditedPart = (typeof editedParts)[number];

const mark = 'edited:';

/** The reason of the history's entry for an edit; it says what was changed. */
export function editReason(parts: readonly EditedPart[]): string {
  return mark + parts.join(',');
}

/** What was changed, of an entry that an edit has made; null for every other entry. */
export function editOfReason(reason: string | null | undefined): readonly EditedPart[] | null {
  if (reason?.startsWith(mark) !== true) return null;
  const named = new Set(reason.slice(mark.length).split(','));
  return editedParts.filter((part) => named.has(part));
}

/** Where an order keeps its status through an edit, and the history can say so without meaning anything else. */
const keepsStatus: ReadonlySet<string> = new Set(['RECEIVED', 'DELAYED', 'MODIFIED']);

/**
 * The entry for an edit that brings no status: the status again, with the reason. Null where the edit brings a status, whose entry
 * says it, and where another entry of the status would begin something anew, as that of a payment would.
 */
export function traceOfEdit(order: OrderProgress, parts: readonly EditedPart[], nowMs: number): StatusEntry | null {
  if (statusAfterEdit(order, nowMs) !== null || !keepsStatus.has(order.status)) return null;
  const latest = order.status_history.at(-1);
  // Servers' clocks differ by some milliseconds; the history never runs backwards for that.
  const at = Math.max(nowMs, latest === undefined ? nowMs : Date.parse(latest.created_at));
  return { status: order.status, created_at: new Date(at).toISOString(), by: 'vendor', reason: editReason(parts) };
}
