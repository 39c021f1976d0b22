import type { Order } from '@riderbell/contract/shapes/order.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';

export type TimelineEntry = {
  /** Stays the same while the history grows. */
  readonly key: string;
  readonly status: string;
  /** ISO 8601 */
  readonly at: string;
  readonly by: string | null;
  readonly reason: string | null;
  /** Whether the entry shows its day, because it differs from that of the entry above, or from today. */
  readonly startsDay: boolean;
};

/** Every change of an order, latest first; days are those of the zone (IANA name). */
export function timelineOf(
  order: Pick<Order, 'status_history'>,
  nowMs: number,
  timeZone: string,
): readonly TimelineEntry[] {
  const latestFirst = order.status_history
    .map((entry, index) => ({ ...entry, index }))
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.index - a.index);
  const dayOf = (at: string) => localDateOf(Date.parse(at), timeZone);
  return latestFirst.map(({ status, created_at, by, reason, index: written }, index) => {
    const above = latestFirst[index - 1];
    const dayAbove = above === undefined ? localDateOf(nowMs, timeZone) : dayOf(above.created_at);
    return {
      key: String(written),
      status,
      at: created_at,
      by: by ?? null,
      reason: reason ?? null,
      startsDay: dayOf(created_at) !== dayAbove,
    };
  });
}
