import type { Refusal } from '@riderbell/contract/handler.ts';
import { checkPreorder } from '@riderbell/domain/orders/scheduling.ts';
import type { OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import { type ServiceStatus, serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import type { OrderFlags, OrderNeeds } from './ports.ts';

export type TimeFault =
  | 'quote.closed'
  | 'order.scheduled-not-offered'
  | 'order.scheduled-too-early'
  | 'order.scheduled-too-late';

const timeCodes = {
  'too-early': 'order.scheduled-too-early',
  'too-late': 'order.scheduled-too-late',
} as const;

/**
 * The faults of the time of an order: now (null), or unix seconds at which the rider should come. A refusal names the hours nearest to
 * that time.
 */
export function timeFaults(
  { country, now }: Pick<OrderNeeds, 'country' | 'now'>,
  flags: Pick<OrderFlags, 'pre_order'>,
  preorderedFor: number | null,
  outlet: OpeningHours | null,
): Refusal<TimeFault>[] {
  const nowMs = now();
  const hours = { service: country.serviceHours, outlet };
  const present = serviceStatus(hours, nowMs, country.timeZone);
  const closed = ({ from, to }: Pick<ServiceStatus, 'from' | 'to'>) => ({
    code: 'quote.closed' as const,
    values: { from: from ?? '', to: to ?? '', current_time: present.current_time ?? '' },
  });
  if (preorderedFor === null) return present.status === 'OPEN' ? [] : [closed(present)];
  const field = 'preordered_for';
  if (!flags.pre_order) return [{ code: 'order.scheduled-not-offered', field }];
  const check = checkPreorder(preorderedFor, { country, nowMs, hours });
  if (check.ok) return [];
  if (check.refusal !== 'closed-then') return [{ code: timeCodes[check.refusal], field }];
  return [{ ...closed(serviceStatus(hours, preorderedFor * 1000, country.timeZone)), field }];
}
