import type { Handlers } from '@riderbell/contract/handler.ts';
import type { AuditNeeds } from './ports.ts';
import { readSelection, type TrailRequest } from './read-selection.ts';
import { checkAuditTrail, listAuditEntries } from './read-trail.ts';
import { TrailVerifier } from './verify-trail.ts';

export interface AuditFeature {
  readonly handlers: Pick<Handlers, 'listAuditEntries' | 'checkAuditTrail'>;
  /** For exports. */
  select(request: TrailRequest): ReturnType<typeof readSelection>;
  /** Seals what was written since the last run, so that not even the database's administrator can change it unnoticed. */
  sealAll(): Promise<void>;
  /** Checks all chains and reports broken ones to the operator. */
  verifyAll(): Promise<void>;
}

/** The audit trail: who did what, when and from where (docs/audit-trail.md). Changes write its entries; this feature seals and reads them. */
export function createAuditFeature(needs: AuditNeeds): AuditFeature {
  const verifier = new TrailVerifier(needs);
  return {
    handlers: {
      listAuditEntries: listAuditEntries(needs),
      checkAuditTrail: checkAuditTrail(needs, verifier),
    },
    select: (request) => readSelection(needs, request),
    async sealAll() {
      for (const familyId of await needs.trail.unsealedFamilies()) await needs.trail.seal(familyId);
    },
    async verifyAll() {
      for (const familyId of await needs.trail.families()) await verifier.verify(familyId);
    },
  };
}
