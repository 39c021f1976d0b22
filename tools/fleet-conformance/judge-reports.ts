import { canMove } from '@riderbell/domain/orders/status-transitions.ts';
import { judgePosition } from '@riderbell/domain/fleet/position-rules.ts';
import type { ReceivedEvent, ReceivedPosition, ReceivedProof } from './receiving-end.ts';

/** Each function returns the fault in a courier system's reports about an order, or null. */

const fleetStatuses = new Set([
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'STALLED',
  'CANCELLED',
]);

function bySequence(events: readonly ReceivedEvent[]): ReceivedEvent[] {
  const first = new Map<number, ReceivedEvent>();
  for (const one of events) if (!first.has(one.event.sequence)) first.set(one.event.sequence, one);
  return [...first.values()].toSorted((a, b) => a.event.sequence - b.event.sequence);
}

export function unknownStatus(events: readonly ReceivedEvent[]): string | null {
  const unknown = events.find(({ event }) => !fleetStatuses.has(event.status));
  return unknown ? `${unknown.event.status} is not a status of the page` : null;
}

/** Sorted by sequence, each status has to be a valid step from the previous one. */
export function illegalStep(events: readonly ReceivedEvent[]): string | null {
  let before = 'WAITING_FOR_TRANSPORT';
  for (const { event } of bySequence(events)) {
    if (!canMove(before, event.status)) return `${event.status} (${event.sequence}) does not follow ${before}`;
    before = event.status;
  }
  return null;
}

export function changedEvent(events: readonly ReceivedEvent[]): string | null {
  for (const { event } of bySequence(events)) {
    const same = events.filter((one) => one.event.sequence === event.sequence);
    const texts = new Set(same.map((one) => one.event.status));
    if (texts.size > 1) return `sequence ${event.sequence} was used for ${[...texts].join(' and ')}`;
  }
  return null;
}

const hasParcel = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELIVERED']);

/** When the rider first had the parcel (epoch ms); null when no report says so. */
export function firstCollection(events: readonly ReceivedEvent[]): number | null {
  const first = bySequence(events).find(({ event }) => hasParcel.has(event.status));
  return first === undefined ? null : Date.parse(first.event.occurred_at ?? new Date(first.at).toISOString());
}

/** Whether a scheduled order was collected before its time, or not at all; `due` is epoch ms. */
export function earlyCollection(events: readonly ReceivedEvent[], due: number): string | null {
  const collectedAt = firstCollection(events);
  if (collectedAt === null) return 'it was not collected in time';
  return collectedAt >= due ? null : `it was collected ${Math.ceil((due - collectedAt) / 1000)} seconds too early`;
}

/** An event that was not acknowledged and not sent again. */
export function lostEvent(events: readonly ReceivedEvent[]): string | null {
  for (const { event } of bySequence(events)) {
    const responses = events.filter((one) => one.event.sequence === event.sequence).map(({ response }) => response);
    if (!responses.includes('success')) {
      const how = responses.at(-1) === 'failure' ? 'answered with 500' : 'not answered';
      return `${event.status} (${event.sequence}) was ${how} and not sent again`;
    }
  }
  return null;
}

export function missingRider(events: readonly ReceivedEvent[]): string | null {
  let hasRider = false;
  for (const { event } of bySequence(events)) {
    if (event.rider) hasRider = true;
    if (event.status === 'PICKED_UP' && !hasRider) return 'the parcel was collected without a rider';
  }
  return null;
}

/** Whether positions show the rider while it had the order. */
export function wrongPositions(
  events: readonly ReceivedEvent[],
  positions: readonly ReceivedPosition[],
): string | null {
  const ordered = bySequence(events);
  const riderId = ordered.findLast(({ event }) => event.rider)?.event.rider?.id;
  const ofRider = positions.filter(({ position }) => position.rider.id === riderId);
  const from = ordered.find(({ event }) => event.status !== 'WAITING_FOR_TRANSPORT')?.at ?? 0;
  const to = ordered.at(-1)?.at ?? 0;
  const meanwhile = ofRider.filter(({ at, position }) => at >= from && at <= to + 1000 && position.busy);
  if (meanwhile.length === 0) return 'no position of the rider while it had the order';
  for (const { at, position } of ofRider) {
    const { latitude, longitude } = position;
    const verdict = judgePosition({ latitude, longitude, at: Date.parse(position.at) }, null, null, at);
    if (!verdict.ok) return `a position is ${verdict.why}: ${latitude}, ${longitude} at ${position.at}`;
  }
  return null;
}

const magicBytes: Readonly<Record<string, string>> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
  'image/webp': '52494646',
};
const proofWindowMilliseconds = 60_000;

export function wrongProof(events: readonly ReceivedEvent[], proofs: readonly ReceivedProof[]): string | null {
  const end = bySequence(events).at(-1);
  const kind = end?.event.status === 'RETURNED_TO_VENDOR' ? 'return' : 'delivery';
  const ofOrder = proofs.filter((proof) => proof.orderId === end?.event.order_id && proof.kind === kind);
  const [first] = ofOrder;
  if (!first || !end) return `no photo of the ${kind}`;
  if (Math.abs(first.at - end.at) > proofWindowMilliseconds)
    return `the photo of the ${kind} came more than a minute before or after the status`;
  if (!ofOrder.some(({ response }) => response === 'success'))
    return `the photo of the ${kind} was refused and not sent again`;
  const expected = magicBytes[first.type];
  if (expected === undefined) return `the photo of the ${kind} is ${first.type}`;
  return first.bytes.toString('hex', 0, 8).startsWith(expected)
    ? null
    : `the photo of the ${kind} is not an ${first.type}`;
}
