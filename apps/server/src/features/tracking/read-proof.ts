import type { Principal } from '@riderbell/domain/access/principal.ts';
import { isOwnOrder } from '@riderbell/domain/access/order-ownership.ts';
import type { StoredProof, ProofNeeds } from './ports.ts';

export interface ProofPhoto {
  readonly contentType: StoredProof['contentType'];
  readonly bytes: Uint8Array;
}

/**
 * A photo of a hand-over, for a principal who may act for the order's vendor and for the guest who made the order. Null for all others,
 * as if it did not exist.
 */
export async function readProof(
  needs: ProofNeeds,
  principal: Principal,
  orderId: string,
  kind: string,
): Promise<ProofPhoto | null> {
  const proof = await needs.register.find(orderId, kind, needs.now());
  if (proof === null || !isOwnOrder(principal, proof)) return null;
  if ((await needs.vendors.find(principal, proof.vendorId, 'see-proofs')) === null) return null;
  const bytes = await needs.storage.read(proof.fileKey);
  return bytes && { contentType: proof.contentType, bytes };
}
