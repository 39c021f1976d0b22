import type { AuditAction } from '@riderbell/domain/audit/audit-actions.ts';
import { callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import type { ExportNeeds, ExportRequest } from './ports.ts';

/** Adds the entry of an export to the audit trail, with the name of its file. */
export async function recordExport(
  { audit, now }: Pick<ExportNeeds, 'audit' | 'now'>,
  request: Omit<ExportRequest<unknown>, 'query' | 'language'>,
  what: AuditAction,
  name: string,
): Promise<void> {
  const trace = callerTrace(request);
  if (trace !== null) await audit.add({ ...trace, what, subject: name, details: {} }, request.vendorId, now());
}
