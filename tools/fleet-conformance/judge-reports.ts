import { canMove } from '@riderbell/domain/orders/status-transitions.ts';
import { judgePosition } from '@riderbell/domain/fleet/position-rules.ts';
import type { ToldEvent, ToldPosition, ToldProof } from './receiving-end.ts';

/** What is wrong with what a courier system told of an order; each is null when nothing is. */

const ofFleets = new Set([
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

function bySequence(told: readonly ToldEvent[]): ToldEvent[] {
  const first = new Map<number, ToldEvent>();
  for (const one of told) if (!first.has(one.event.sequence)) first.set(one.event.sequence, one);
  return [...first.values()].toSorted((a, b) => a.event.sequence - b.event.sequence);
}

export function unknownStatus(told: readonly ToldEvent[]): string | null {
  const strange = told.find(({ event }) => !ofFleets.has(event.status));
  return strange ? `${strange.event.status} is no status of the page` : null;
}

/** Sorted by their sequence, the statuses have to follow from each other: so an order is carried once, in one way. */
export function illegalStep(told: readonly ToldEvent[]): string | null {
  let before = 'WAITING_FOR_TRANSPORT';
  for (const { event } of bySequence(told)) {
    if (!canMove(before, event.status)) return `${event.status} (${event.sequence}) does not follow ${before}`;
    before = event.status;
  }
  return null;
}

export function changedEvent(told: readonly ToldEvent[]): string | null {
  for (const { event } of bySequence(told)) {
    const same = told.filter((one) => one.event.sequence === event.sequence);
    const texts = new Set(same.map((one) => one.event.status));
    if (texts.size > 1) return `sequence ${event.sequence} stood for ${[...texts].join(' and ')}`;
  }
  return null;
}

const hasParcel = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELIVERED']);

/** When the rider had the parcel (epoch ms); null while nothing says so. */
export function firstCollection(told: readonly ToldEvent[]): number | null {
  const first = bySequence(told).find(({ event }) => hasParcel.has(event.status));
  return first === undefined ? null : Date.parse(first.event.occurred_at ?? new Date(first.at).toISOString());
}

/** A scheduled order that was collected before its time, or not at all; `due` is epoch ms. */
export function earlyCollection(told: readonly ToldEvent[], due: number): string | null {
  const collectedAt = firstCollection(told);
  if (collectedAt === null) return 'it was not collected in time';
  return collectedAt >= due ? null : `it was collected ${Math.ceil((due - collectedAt) / 1000)} seconds too early`;
}

/** An event that was not taken, and never came again. */
export function lostEvent(told: readonly ToldEvent[]): string | null {
  for (const { event } of bySequence(told)) {
    const moods = told.filter((one) => one.event.sequence === event.sequence).map(({ mood }) => mood);
    if (!moods.includes('well')) {
      const how = moods.at(-1) === 'fails' ? 'answered with 500' : 'not answered';
      return `${event.status} (${event.sequence}) was ${how} and did not come again`;
    }
  }
  return null;
}

export function missingRider(told: readonly ToldEvent[]): string | null {
  let rider = false;
  for (const { event } of bySequence(told)) {
    if (event.rider) rider = true;
    if (event.status === 'PICKED_UP' && !rider) return 'the parcel was collected by nobody';
  }
  return null;
}

/** Whether somebody could have watched the rider between the collection and the door. */
export function wrongPositions(told: readonly ToldEvent[], positions: readonly ToldPosition[]): string | null {
  const ordered = bySequence(told);
  const riderId = ordered.findLast(({ event }) => event.rider)?.event.rider?.id;
  const own = positions.filter(({ position }) => position.rider.id === riderId);
  const from = ordered.find(({ event }) => event.status !== 'WAITING_FOR_TRANSPORT')?.at ?? 0;
  const to = ordered.at(-1)?.at ?? 0;
  const meanwhile = own.filter(({ at, position }) => at >= from && at <= to + 1000 && position.busy);
  if (meanwhile.length === 0) return 'no position of the rider while it had the order';
  for (const { at, position } of own) {
    const { latitude, longitude } = position;
    const verdict = judgePosition({ latitude, longitude, at: Date.parse(position.at) }, null, null, at);
    if (!verdict.ok) return `a position is ${verdict.why}: ${latitude}, ${longitude} at ${position.at}`;
  }
  return null;
}

const beginnings: Readonly<Record<string, string>> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
  'image/webp': '52494646',
};
const proofMinute = 60_000;

export function wrongProof(told: readonly ToldEvent[], proofs: readonly ToldProof[]): string | null {
  const end = bySequence(told).at(-1);
  const kind = end?.event.status === 'RETURNED_TO_VENDOR' ? 'return' : 'delivery';
  const own = proofs.filter((proof) => proof.orderId === end?.event.order_id && proof.kind === kind);
  const [first] = own;
  if (!first || !end) return `no photo of the ${kind}`;
  if (Math.abs(first.at - end.at) > proofMinute) return `the photo of the ${kind} came more than a minute apart`;
  if (!own.some(({ mood }) => mood === 'well')) return `the photo of the ${kind} was not taken and did not come again`;
  const begins = beginnings[first.type];
  if (begins === undefined) return `the photo of the ${kind} is ${first.type}`;
  return first.bytes.toString('hex', 0, 8).startsWith(begins) ? null : `the photo of the ${kind} is no ${first.type}`;
}
