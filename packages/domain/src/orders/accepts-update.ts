import { localDateOf } from '../countries/local-time.ts';
import type { OrderProgress } from './order.ts';

/**
 * Whether a copy of an order may take the place of the one that is known: a newer `updated_at` is never overwritten by an
 * older one (specification §3). The same instant is the same copy, and a copy with an unreadable one never wins.
 */
export function mayReplace(
  known: Pick<OrderProgress, 'updated_at'> | undefined,
  incoming: Pick<OrderProgress, 'updated_at'>,
): boolean {
  return known === undefined || Date.parse(incoming.updated_at) >= Date.parse(known.updated_at);
}

/**
 * Whether a screen applies a live update (specification §4): order tracking takes orders created today or later, history
 * those created before today. Today is the day in the country's time zone (IANA name).
 */
export function acceptsLiveUpdate(
  view: 'tracking' | 'history',
  order: Pick<OrderProgress, 'created_at'>,
  nowMs: number,
  timeZone: string,
): boolean {
  const createdToday = localDateOf(Date.parse(order.created_at), timeZone) >= localDateOf(nowMs, timeZone);
  return view === 'tracking' ? createdToday : !createdToday;
}
