import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Logger } from 'pino';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresAuditTrail, sha256 } from '../adapters/postgres/audit/postgres-audit-trail.ts';
import { hmacSeal } from '../adapters/seals/hmac-seal.ts';
import { type AuditFeature, createAuditFeature } from '../features/audit/feature.ts';
import type { Vendors } from '../features/audit/ports.ts';
import type { TrailSelection } from '../features/exports/ports.ts';
import type { RecurringJob } from '../jobs/job-runner.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface AuditParts {
  readonly database: Database;
  readonly vendors: Vendors;
  readonly country: Country;
  /** Signs pagination keys. */
  readonly secret: Uint8Array;
  readonly now: () => number;
  readonly log: Logger;
}

/** The audit trail of each family of vendors. */
export function composeAudit({ database, vendors, country, secret, now, log }: AuditParts): Pick<
  AuditFeature,
  'handlers'
> & {
  /** For its export. */
  readonly trail: TrailSelection;
  readonly recurring: readonly RecurringJob[];
} {
  const { handlers, select, sealAll, verifyAll } = createAuditFeature({
    trail: new PostgresAuditTrail(database.pool),
    vendors,
    seal: hmacSeal('audit-pages', [secret]),
    timeZone: country.timeZone,
    sha256,
    now,
    onBroken: ({ familyId, sequence }) =>
      log.error({ family_id: familyId, sequence }, 'an entry of the audit trail was changed or removed'),
  });
  return {
    handlers,
    trail: { select },
    recurring: [
      { name: 'seal-audit-entries', everyMilliseconds: minute, run: sealAll },
      { name: 'verify-audit-trails', everyMilliseconds: day, run: verifyAll },
    ],
  };
}
