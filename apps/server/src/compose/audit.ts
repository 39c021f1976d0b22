import type { Logger } from 'pino';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresAuditTrail, sha256 } from '../adapters/postgres/audit/postgres-audit-trail.ts';
import { createAuditFeature } from '../features/audit/feature.ts';
import type { RecurringJob } from '../jobs/job-runner.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface AuditParts {
  readonly database: Database;
  readonly now: () => number;
  readonly log: Logger;
}

/** The audit trail of each family of vendors. */
export function composeAudit({ database, now, log }: AuditParts): { readonly recurring: readonly RecurringJob[] } {
  const { sealAll, verifyAll } = createAuditFeature({
    trail: new PostgresAuditTrail(database.pool),
    sha256,
    now,
    onBroken: ({ familyId, sequence }) =>
      log.error({ family_id: familyId, sequence }, 'an entry of the audit trail was changed or removed'),
  });
  return {
    recurring: [
      { name: 'seal-audit-entries', everyMilliseconds: minute, run: sealAll },
      { name: 'verify-audit-trails', everyMilliseconds: day, run: verifyAll },
    ],
  };
}
