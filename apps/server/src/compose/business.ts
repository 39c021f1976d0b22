import type { RecurringJob } from '../jobs/job-runner.ts';
import type { composeAudit } from './audit.ts';
import { type BulkOrderParts, composeBulkOrders } from './bulk-orders.ts';
import { type CashBookParts, composeCashBook } from './cash-book.ts';
import { composeExportSchedules, type ExportScheduleParts } from './export-schedules.ts';
import { composeNumbers, type NumbersParts } from './numbers.ts';

/** Composes what a business does and looks at beyond its single orders. */
export function composeBusiness(
  parts: { readonly audit: ReturnType<typeof composeAudit> } & BulkOrderParts &
    CashBookParts &
    ExportScheduleParts &
    NumbersParts,
) {
  const numbers = composeNumbers(parts);
  const { audit } = parts;
  const cashBook = composeCashBook(parts);
  const schedules = composeExportSchedules(parts);
  const bulk = composeBulkOrders(parts);
  const recurring: readonly RecurringJob[] = [
    ...audit.recurring,
    numbers.recurring,
    cashBook.recurring,
    ...schedules.recurring,
    bulk.recurring,
  ];
  return {
    handlers: { ...audit.handlers, ...numbers.handlers, ...cashBook.handlers, ...schedules.handlers, ...bulk.handlers },
    jobs: { ...schedules.jobs, ...bulk.jobs },
    bulkFiles: bulk.files,
    close: () => bulk.close(),
    recurring,
  };
}
