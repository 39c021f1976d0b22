import type { OrderState } from './order.ts';
import { placeOf } from './place-of.ts';

/** The statuses from which a merchant may reschedule: the order waits for its time or for a rider. */
const waiting: ReadonlySet<string> = new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT']);

/** The allowed difference between the fleet's clock and ours. */
const skewMs = 60_000;

/** Whether the merchant may choose another time: as long as no rider has the order. */
export function canReschedule(order: Pick<OrderState, 'status' | 'status_history'>): boolean {
  return waiting.has(placeOf(order));
}

/**
 * Whether a fleet event belongs to the time before the order was last rescheduled: it is about a rider for the old time. While
 * the order waits for its new time, every event is; afterwards only events that are known to be older.
 * @param occurredAt when the event happened, epoch ms; undefined where the fleet does not say
 */
export function predatesReschedule(
  order: Pick<OrderState, 'status' | 'status_history'>,
  occurredAt: number | undefined,
): boolean {
  const history = order.status_history;
  const rescheduledAt = history.findLastIndex(({ status }) => status === 'RECEIVED');
  const before = history.slice(0, Math.max(rescheduledAt, 0));
  const rescheduled = history[rescheduledAt];
  if (rescheduled === undefined || !before.some(({ status }) => status === 'WAITING_FOR_TRANSPORT')) return false;
  if (placeOf(order) === 'RECEIVED') return true;
  if (occurredAt === undefined) return false;
  const released = history.slice(rescheduledAt).find(({ status }) => status === 'WAITING_FOR_TRANSPORT');
  const since = released ? Date.parse(released.created_at) - skewMs : 0;
  return occurredAt < Math.max(Date.parse(rescheduled.created_at), since);
}
