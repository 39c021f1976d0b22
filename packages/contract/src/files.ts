import { serviceBases } from './call.ts';
import type { AuditExportQuery, ExportQuery, NumbersExportQuery, ProofsExportQuery } from './shapes/order-export.ts';
import type { proofKinds } from './shapes/order.ts';

export type ProofKind = (typeof proofKinds)[number];

// Files need the session's credential like calls. A refusal is answered in the shape of errors.

/** The path of a proof photo; `image/jpeg`, `image/png` or `image/svg+xml`. */
export const proofRoute = `${serviceBases.orders}/order/:orderId/proof/:kind`;

export function proofPath(orderId: string, kind: ProofKind): string {
  return proofRoute.replace(':orderId', encodeURIComponent(orderId)).replace(':kind', kind);
}

/** The path of the export of a vendor's orders: a spreadsheet, as an attachment. */
export const exportRoute = `${serviceBases.orders}/vendor/:id/orders/export`;

export function exportPath(vendorId: string, query: ExportQuery): string {
  return filePath(exportRoute, vendorId, query);
}

/** The path of the proofs of a vendor's orders: photos and a report in one ZIP archive. */
export const proofsExportRoute = `${serviceBases.orders}/vendor/:id/proofs/export`;

export function proofsExportPath(vendorId: string, query: ProofsExportQuery): string {
  return filePath(proofsExportRoute, vendorId, query);
}

/** The path of the export of a vendor's numbers. */
export const numbersExportRoute = `${serviceBases.orders}/vendor/:id/numbers/export`;

export function numbersExportPath(vendorId: string, query: NumbersExportQuery): string {
  return filePath(numbersExportRoute, vendorId, query);
}

/** The path of the export of a vendor's audit trail. */
export const auditExportRoute = `${serviceBases.orders}/vendor/:id/audit-trail/export`;

export function auditExportPath(vendorId: string, query: AuditExportQuery): string {
  return filePath(auditExportRoute, vendorId, query);
}

/** The path of the template for many orders, with the vendor's payment methods, in the language. */
export const bulkTemplateRoute = `${serviceBases.orders}/bulk-job/example-file`;

export function bulkTemplatePath(vendorId: string, language: string): string {
  return filePath(bulkTemplateRoute, '', { vendor_id: vendorId, language });
}

/** The path of the rows of a job that have errors, as a workbook that can be corrected and uploaded again. */
export const bulkErrorRowsRoute = `${serviceBases.orders}/bulk-job/error-rows/:id/:jobId`;

export function bulkErrorRowsPath(vendorId: string, jobId: string, language: string): string {
  return filePath(bulkErrorRowsRoute, vendorId, { language }).replace(':jobId', encodeURIComponent(jobId));
}

/** The path of a job's workbook, filled with what became of each row. */
export const bulkFilledRoute = `${serviceBases.orders}/bulk-job/filled-file/:id/:jobId`;

export function bulkFilledPath(vendorId: string, jobId: string, language: string): string {
  return filePath(bulkFilledRoute, vendorId, { language }).replace(':jobId', encodeURIComponent(jobId));
}

function filePath(route: string, vendorId: string, query: Readonly<Record<string, string | undefined>>): string {
  const sent = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${route.replace(':id', encodeURIComponent(vendorId))}?${sent.join('&')}`;
}
