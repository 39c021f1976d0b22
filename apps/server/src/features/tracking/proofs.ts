import type { Principal } from '@riderbell/domain/access/principal.ts';
import { deleteExpiredProofs } from './delete-expired-proofs.ts';
import type { ProofNeeds } from './ports.ts';
import { type ProofPhoto, readProof } from './read-proof.ts';

export interface Proofs {
  read(principal: Principal, orderId: string, kind: string): Promise<ProofPhoto | null>;
  /** Runs about every hour. */
  readonly recurring: {
    readonly name: 'delete-expired-proofs';
    readonly everyMilliseconds: number;
    run(): Promise<void>;
  };
}

/** The photos of hand-overs: returns them, and deletes expired ones. */
export function proofs(needs: ProofNeeds): Proofs {
  return {
    read: (principal, orderId, kind) => readProof(needs, principal, orderId, kind),
    recurring: {
      name: 'delete-expired-proofs',
      everyMilliseconds: 60 * 60 * 1000,
      run: () => deleteExpiredProofs(needs),
    },
  };
}
