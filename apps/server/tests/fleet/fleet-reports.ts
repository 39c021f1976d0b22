import type { FleetProofEvent, FleetRider, FleetStatus, FleetStatusEvent } from '../../src/features/fleet/ports.ts';
import type { Reception } from '../../src/features/fleet/receive-fleet-event.ts';
import type { TestingServer } from '../testing-server.ts';

export const rider: FleetRider = {
  id: 'rider-99',
  name: 'Kanda Meechai',
  phoneNumber: '+66800000199',
  vehicle: 'motorbike',
};

/** The smallest file that begins as a PNG does. */
export const photo = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);

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

/** Reports one status after the other, numbered from `first`. */
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
