import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import { photoLimitBytes } from '@riderbell/contract/shapes/fleet.ts';
import { predatesReschedule } from '@riderbell/domain/orders/rescheduling.ts';
import { isTerminal } from '@riderbell/domain/orders/status-transitions.ts';
import { takeBackOrder } from './take-back-order.ts';
import {
  type CarriedOrder,
  type FleetEvent,
  type FleetNeeds,
  type FleetProofEvent,
  type FleetRider,
  type FleetStatusEvent,
  type Ignored,
  type Reception,
} from './ports.ts';

type Needs = Pick<
  FleetNeeds,
  'orders' | 'fleet' | 'positions' | 'photos' | 'cleanPhoto' | 'now' | 'proofRetentionDays' | 'onIgnored'
>;

/**
 * Applies an event of the fleet. Events arrive at least once and in any order (specification §7), and the history of an order stays
 * legal whatever arrives: repeated and late events change nothing, steps may be skipped, and a step that the domain refuses is ignored.
 * When the promise rejects, the fleet sends the event again.
 */
export function receiveFleetEvent(needs: Needs, event: FleetEvent): Promise<Reception> {
  return event.kind === 'status' ? receiveStatus(needs, event) : receiveProof(needs, event);
}

async function receiveStatus(needs: Needs, event: FleetStatusEvent): Promise<Reception> {
  const handOver = event.status === 'DELIVERED' ? await handOverOf(needs, event) : null;
  let isOutdated = false;
  const outcome = await needs.orders.change(event.orderId, (order) => {
    isOutdated = false;
    if (event.sequence <= order.fleetSequence) return null;
    isOutdated = predatesReschedule(order, event.occurredAt);
    // Store only its sequence, so that the event is not applied later to the order's new time.
    if (isOutdated) return { facts: { fleetSequence: event.sequence } };
    const { status, reason } = event;
    return {
      step: { status, by: 'fleet', ...(reason === undefined ? {} : { reason }) },
      facts: {
        fleetSequence: event.sequence,
        rider: riderAfter(event, order),
        pickUpAt: instantOf(event.pickUpAt) ?? order.pickUpAt,
        dropOffAt: instantOf(event.dropOffAt) ?? order.dropOffAt,
      },
      ...(handOver && { handOver }),
    };
  });
  if (outcome.kind === 'changed') return isOutdated ? ignoreOutdated(needs, event) : 'applied';
  if (outcome.kind === 'left') return 'repeated';
  if (outcome.kind === 'refused') return ignoreRefused(needs, event, outcome.order);
  needs.onIgnored({ orderId: event.orderId, why: 'the order is unknown' });
  return 'unknown-order';
}

/** Looked up immediately: the rider's next position belongs to another trip. */
async function handOverOf(needs: Needs, { orderId, rider, occurredAt }: FleetStatusEvent): Promise<HandOver | null> {
  const { id } = rider ?? (await needs.orders.find(orderId))?.rider ?? {};
  const seen = id === undefined ? null : await needs.positions.find(id);
  if (seen === null) return null;
  const { latitude, longitude, accuracyMetres, updatedAt } = seen;
  return {
    rider: { latitude, longitude, accuracyMetres, at: Date.parse(updatedAt) },
    deliveredAt: occurredAt ?? needs.now(),
  };
}

/** A fleet that continues with a rescheduled order has missed that it was taken back: take it back again. */
async function ignoreOutdated(needs: Needs, { orderId, status }: FleetStatusEvent): Promise<Ignored> {
  needs.onIgnored({ orderId, why: `${status} belongs to a time that the order no longer has` });
  if (!isTerminal(status)) await logFailure(needs, orderId, () => takeBackOrder(needs, orderId));
  return 'not-now';
}

/** A fleet that continues with a cancelled order has missed that it was withdrawn: withdraw it again. */
async function ignoreRefused(
  needs: Needs,
  { orderId, status }: FleetStatusEvent,
  order: CarriedOrder,
): Promise<Ignored> {
  if (order.status === status) return 'repeated';
  needs.onIgnored({ orderId, why: `${status} does not follow ${order.status}` });
  if (order.status === 'CANCELLED' && !isTerminal(status))
    await logFailure(needs, orderId, () => needs.fleet.withdraw(orderId));
  return 'not-now';
}

/** A failure does not matter to the event: a fleet that continues reports again and is asked again. */
async function logFailure(needs: Needs, orderId: string, withdrawAgain: () => Promise<void>): Promise<void> {
  try {
    await withdrawAgain();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    needs.onIgnored({ orderId, why: `the fleet could not be asked again to withdraw it: ${why}` });
  }
}

function riderAfter({ status, rider }: FleetStatusEvent, order: CarriedOrder): FleetRider | null {
  return status === 'WAITING_FOR_TRANSPORT' ? null : (rider ?? order.rider);
}

const day = 24 * 60 * 60 * 1000;

async function receiveProof(needs: Needs, event: FleetProofEvent): Promise<Reception> {
  const { orderId, proof: kind } = event;
  const ignore = (reason: Ignored, why: string): Ignored => {
    needs.onIgnored({ orderId, why });
    return reason;
  };
  const order = await needs.orders.find(orderId);
  if (order === null) return ignore('unknown-order', 'the order is unknown');
  if (order.status === 'CANCELLED') return ignore('not-now', 'a photo of a cancelled order');
  if (isKnown(order, event)) return 'repeated';
  if (event.photo.length > photoLimitBytes) return ignore('too-large', `the photo of the ${kind} is too large`);
  const cleaned = await needs.cleanPhoto(event.photo, event.contentType);
  if (!cleaned.ok) return ignore(cleaned.fault, `the photo of the ${kind} is refused: ${cleaned.fault}`);

  // Store the file before the order refers to it. If a crash comes between, the repeated event replaces the file.
  const { photo, contentType } = cleaned;
  const fileKey = `${orderId}/${kind}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
  await needs.photos.put(fileKey, photo);
  const outcome = await needs.orders.change(orderId, (current) => {
    if (isKnown(current, event)) return null;
    const proof = {
      kind,
      fileKey,
      contentType,
      takenAt: new Date(event.takenAt).toISOString(),
      expiresAt: new Date(needs.now() + needs.proofRetentionDays * day).toISOString(),
    };
    return { facts: { proofs: [...current.proofs, proof] } };
  });
  return outcome.kind === 'changed' ? 'applied' : 'repeated';
}

/** The first photo of a hand-over is its proof; repeated and later photos are ignored. */
function isKnown(order: CarriedOrder, { proof }: FleetProofEvent): boolean {
  return order.proofs.some(({ kind }) => kind === proof);
}

function instantOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
