import type { Refusal } from '@riderbell/contract/handler.ts';
import { checkPreorder } from '@riderbell/domain/orders/scheduling.ts';
import { serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import type { OrderFlags, OrderNeeds } from './ports.ts';

export type TimeFault =
  | 'quote.closed'
  | 'order.scheduled-not-offered'
  | 'order.scheduled-too-early'
  | 'order.scheduled-too-late';

const timeCodes = {
  'too-early': 'order.scheduled-too-early',
  'too-late': 'order.scheduled-too-late',
  'closed-then': 'quote.closed',
} as const;

/** The faults of the time of an order: now (null), or unix seconds at which the rider should come. */
export function timeFaults(
  { country, now }: Pick<OrderNeeds, 'country' | 'now'>,
  flags: Pick<OrderFlags, 'pre_order'>,
  preorderedFor: number | null,
): Refusal<TimeFault>[] {
  const nowMs = now();
  const { serviceHours, timeZone } = country;
  const hours = serviceStatus(serviceHours, nowMs, timeZone);
  const values = { from: hours.from ?? '', to: hours.to ?? '', current_time: hours.current_time ?? '' };
  if (preorderedFor === null) return hours.status === 'OPEN' ? [] : [{ code: 'quote.closed', values }];
  if (!flags.pre_order) return [{ code: 'order.scheduled-not-offered', field: 'preordered_for' }];
  const check = checkPreorder(preorderedFor, { country, nowMs, serviceHours });
  if (check.ok) return [];
  const code = timeCodes[check.refusal];
  return [{ code, field: 'preordered_for', ...(code === 'quote.closed' ? { values } : {}) }];
}
