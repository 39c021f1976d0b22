import { readFile } from 'node:fs/promises';
import type { ProofKind } from './trip.ts';

export const proofMediaType = 'image/jpeg';

/** The photo that a rider takes: the bag at the customer's door, or on the shop's counter at pickup and return. */
export function proofPicture(kind: ProofKind): Promise<Uint8Array> {
  return readFile(new URL(kind === 'delivery' ? 'proofs/door.jpg' : 'proofs/counter.jpg', import.meta.url));
}
