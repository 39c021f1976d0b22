import { localDateOf } from '../countries/local-time.ts';
import type { OrderProgress } from './order.ts';

/**
 * Whether an incoming copy of an order may replace the known one: an older `updated_at` never overwrites a newer one
 * (specification §3). The same instant is the same copy, and a copy with an unreadable `updated_at` never wins.
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
