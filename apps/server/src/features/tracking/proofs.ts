import type { Principal } from '@riderbell/domain/access/principal.ts';
import { deleteExpiredProofs } from './delete-expired-proofs.ts';
import type { ProofNeeds } from './ports.ts';
import { type ProofPhoto, readProof } from './read-proof.ts';

export interface Proofs {
  read(principal: Principal, orderId: string, kind: string): Promise<ProofPhoto | null>;
  /** To be run about every hour. */
  readonly recurring: {
    readonly name: 'delete-expired-proofs';
    readonly everyMilliseconds: number;
    run(): Promise<void>;
  };
}

/** The photos of hand-overs: read and, in time, deleted. */
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
