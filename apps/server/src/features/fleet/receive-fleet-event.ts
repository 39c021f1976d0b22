import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import { photoLimitBytes } from '@riderbell/contract/shapes/fleet.ts';
import { isOfEarlierRound } from '@riderbell/domain/orders/rescheduling.ts';
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
 * Takes an event of the fleet. Events come at least once and in any order (decisions: The fleet), and whatever comes, the
 * history of an order stays legal: repeated and late events change nothing, steps may be skipped, and what the domain
 * refuses is ignored. A broken promise asks the fleet to send the event again.
 */
export function receiveFleetEvent(needs: Needs, event: FleetEvent): Promise<Reception> {
  return event.kind === 'status' ? receiveStatus(needs, event) : receiveProof(needs, event);
}

async function receiveStatus(needs: Needs, event: FleetStatusEvent): Promise<Reception> {
  const handOver = event.status === 'DELIVERED' ? await handOverOf(needs, event) : null;
  let ofEarlierRound = false;
  const outcome = await needs.orders.change(event.orderId, (order) => {
    ofEarlierRound = false;
    if (event.sequence <= order.fleetSequence) return null;
    ofEarlierRound = isOfEarlierRound(order, event.occurredAt);
    // Only its number is taken, so that it cannot come again for the order's new time.
    if (ofEarlierRound) return { facts: { fleetSequence: event.sequence } };
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
  if (outcome.kind === 'changed') return ofEarlierRound ? letPass(needs, event) : 'applied';
  if (outcome.kind === 'left') return 'repeated';
  if (outcome.kind === 'refused') return standFast(needs, event, outcome.order);
  needs.onIgnored({ orderId: event.orderId, why: 'the order is not known' });
  return 'unknown-order';
}

/** Looked up at once: the next position of the rider is that of another way. */
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

/** A fleet that goes on with an order that was put off has missed that it was taken back: it is told again. */
async function letPass(needs: Needs, { orderId, status }: FleetStatusEvent): Promise<Ignored> {
  needs.onIgnored({ orderId, why: `${status} is of a time that was given up` });
  if (!isTerminal(status)) await quietly(needs, orderId, () => takeBackOrder(needs, orderId));
  return 'not-now';
}

/** A fleet that goes on with a cancelled order has missed that it was withdrawn: it is told again. */
async function standFast(needs: Needs, { orderId, status }: FleetStatusEvent, order: CarriedOrder): Promise<Ignored> {
  if (order.status === status) return 'repeated';
  needs.onIgnored({ orderId, why: `${status} does not follow ${order.status}` });
  if (order.status === 'CANCELLED' && !isTerminal(status))
    await quietly(needs, orderId, () => needs.fleet.withdraw(orderId));
  return 'not-now';
}

/** Whether it is heard or not, the event is dealt with: a fleet that goes on says so again, and is told again. */
async function quietly(needs: Needs, orderId: string, tellAgain: () => Promise<void>): Promise<void> {
  try {
    await tellAgain();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    needs.onIgnored({ orderId, why: `the fleet could not be told again that it was withdrawn: ${why}` });
  }
}

function riderAfter({ status, rider }: FleetStatusEvent, order: CarriedOrder): FleetRider | null {
  return status === 'WAITING_FOR_TRANSPORT' ? null : (rider ?? order.rider);
}

const day = 24 * 60 * 60 * 1000;

async function receiveProof(needs: Needs, event: FleetProofEvent): Promise<Reception> {
  const { orderId, proof: kind } = event;
  const ignore = (why: Ignored, told: string): Ignored => {
    needs.onIgnored({ orderId, why: told });
    return why;
  };
  const order = await needs.orders.find(orderId);
  if (order === null) return ignore('unknown-order', 'the order is not known');
  if (order.status === 'CANCELLED') return ignore('not-now', 'a photo of a cancelled order');
  if (isKnown(order, event)) return 'repeated';
  if (event.photo.length > photoLimitBytes) return ignore('too-large', `the photo of the ${kind} is too large`);
  const cleaned = await needs.cleanPhoto(event.photo, event.contentType);
  if (!cleaned.ok) return ignore(cleaned.fault, `the photo of the ${kind} is refused: ${cleaned.fault}`);

  // The file stands before the order speaks of it; one that a crash leaves without its order is replaced by the repetition.
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

/** The first photo of a hand-over is the proof of it; a repetition, or a later one, proves nothing more. */
function isKnown(order: CarriedOrder, { proof }: FleetProofEvent): boolean {
  return order.proofs.some(({ kind }) => kind === proof);
}

function instantOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
