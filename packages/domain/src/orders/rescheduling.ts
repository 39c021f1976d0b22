import type { OrderStanding } from './order.ts';
import { placeOf } from './place-of.ts';

/** From where an order may be put off: it waits for its time, or riders are sought and none has it. */
const waiting: ReadonlySet<string> = new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT']);

/** Clocks of a fleet and of ours may differ by so much. */
const skewMs = 60_000;

/** Whether another time may be chosen for the order: as long as no rider has it. */
export function canReschedule(order: Pick<OrderStanding, 'status' | 'status_history'>): boolean {
  return waiting.has(placeOf(order));
}

/**
 * Whether what a fleet tells happened before the order was last put off: riders who were sought then are not those of its new
 * time. While the order waits for that time nothing that a fleet tells is about it; afterwards only what is known to be older isn't.
 * @param occurredAt epoch ms; undefined where the fleet does not say
 */
export function isOfEarlierRound(
  order: Pick<OrderStanding, 'status' | 'status_history'>,
  occurredAt: number | undefined,
): boolean {
  const history = order.status_history;
  const putOff = history.findLastIndex(({ status }) => status === 'RECEIVED');
  const before = history.slice(0, Math.max(putOff, 0));
  const takenBack = history[putOff];
  if (takenBack === undefined || !before.some(({ status }) => status === 'WAITING_FOR_TRANSPORT')) return false;
  if (placeOf(order) === 'RECEIVED') return true;
  if (occurredAt === undefined) return false;
  const released = history.slice(putOff).find(({ status }) => status === 'WAITING_FOR_TRANSPORT');
  const since = released ? Date.parse(released.created_at) - skewMs : 0;
  return occurredAt < Math.max(Date.parse(takenBack.created_at), since);
}
