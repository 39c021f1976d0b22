import type {
  FleetProofEvent,
  FleetRider,
  FleetStatus,
  FleetStatusEvent,
  Reception,
} from '../../src/features/fleet/ports.ts';
import type { TestingServer } from '../testing-server.ts';

export const rider: FleetRider = {
  id: 'rider-99',
  name: 'Kanda Meechai',
  phoneNumber: '+66800000199',
  vehicle: 'motorbike',
};

/** A PNG of two pixels, written by a real program. */
export const photo: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWN4ECX9IEoaAArkAqtCkFWPAAAAAElFTkSuQmCC',
  'base64',
);

export function statusEvent(
  orderId: string,
  sequence: number,
  status: FleetStatus,
  more: Partial<FleetStatusEvent> = {},
): FleetStatusEvent {
  return { kind: 'status', orderId, sequence, status, rider, pickUpAt: null, dropOffAt: null, ...more };
}

export function proofEvent(orderId: string, takenAt: number, more: Partial<FleetProofEvent> = {}): FleetProofEvent {
  return { kind: 'proof', orderId, proof: 'delivery', takenAt, contentType: 'image/png', photo, ...more };
}

/** Reports the statuses one after another, numbered from `first`. */
export async function reportAll(
  server: TestingServer,
  orderId: string,
  statuses: readonly FleetStatus[],
  first = 1,
): Promise<Reception[]> {
  const receptions: Reception[] = [];
  for (const [index, status] of statuses.entries()) {
    receptions.push(await server.server.fleet.receive(statusEvent(orderId, first + index, status)));
  }
  return receptions;
}
