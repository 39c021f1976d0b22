import type { Handlers } from '@riderbell/contract/handler.ts';
import { type BulkFileNeeds, bulkFiles } from './bulk-files.ts';
import { changeBulkRows } from './change-bulk-rows.ts';
import { checkBulkJob } from './check-job.ts';
import { createBulkJob } from './create-bulk-job.ts';
import { matchBulkColumns } from './match-bulk-columns.ts';
import { placeBulkJob } from './place-job.ts';
import { placeBulkOrders } from './place-bulk-orders.ts';
import type { BulkFiles, BulkWork } from './ports.ts';
import { getBulkJob, listBulkJobs } from './read-bulk-jobs.ts';

export interface BulkOrdersFeature {
  readonly handlers: Pick<
    Handlers,
    'createBulkJob' | 'listBulkJobs' | 'getBulkJob' | 'matchBulkColumns' | 'changeBulkRows' | 'placeBulkOrders'
  >;
  readonly jobs: Readonly<Record<BulkWork, (payload: unknown, attempt?: number) => Promise<void>>>;
  readonly files: BulkFiles;
}

/** Many orders from a workbook (specification §2 to §8, bulk upload). */
export function createBulkOrdersFeature(needs: BulkFileNeeds): BulkOrdersFeature {
  return {
    handlers: {
      createBulkJob: createBulkJob(needs),
      listBulkJobs: listBulkJobs(needs),
      getBulkJob: getBulkJob(needs),
      matchBulkColumns: matchBulkColumns(needs),
      changeBulkRows: changeBulkRows(needs),
      placeBulkOrders: placeBulkOrders(needs),
    },
    jobs: { 'check-bulk-job': checkBulkJob(needs), 'place-bulk-job': placeBulkJob(needs) },
    files: bulkFiles(needs),
  };
}
