import type { RecurringJob } from '../jobs/job-runner.ts';
import { type AuditParts, composeAudit } from './audit.ts';
import { composeNumbers, type NumbersParts } from './numbers.ts';

/** Composes what a business looks at beyond its single orders. */
export function composeBusiness(parts: AuditParts & NumbersParts) {
  const numbers = composeNumbers(parts);
  const audit = composeAudit(parts);
  const recurring: readonly RecurringJob[] = [...audit.recurring, numbers.recurring];
  return { handlers: { ...audit.handlers, ...numbers.handlers }, recurring };
}
