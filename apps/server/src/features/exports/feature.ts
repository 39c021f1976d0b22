import { exportAuditTrail } from './export-audit-trail.ts';
import { exportNumbers } from './export-numbers.ts';
import { exportOrders, makeOrderFile } from './export-orders.ts';
import { exportProofs } from './export-proofs.ts';
import type { ExportFiles, ExportNeeds } from './ports.ts';
import { RunningExports } from './running-exports.ts';

/** Exports of orders, their proofs, numbers and the audit trail as files (specification §1, export of orders). */
export function createExportsFeature(needs: ExportNeeds): ExportFiles {
  const running = new RunningExports();
  return {
    begin: (principal) => running.begin(principal),
    orders: (request) => exportOrders(needs, request),
    numbers: (request) => exportNumbers(needs, request),
    makeFile: (request) => makeOrderFile(needs, request),
    proofs: (request) => exportProofs(needs, request),
    auditTrail: (request) => exportAuditTrail(needs, request),
  };
}
