import { createBulkJob } from '@riderbell/contract/calls/bulk-orders/create-bulk-job.ts';
import { getBulkJob } from '@riderbell/contract/calls/bulk-orders/get-bulk-job.ts';
import { listBulkJobs } from '@riderbell/contract/calls/bulk-orders/list-bulk-jobs.ts';
import { matchBulkColumns } from '@riderbell/contract/calls/bulk-orders/match-bulk-columns.ts';
import type { BulkColumn } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createApiClient } from '@riderbell/web/api/api-client.ts';
import { fetchWithProgress } from '@riderbell/web/api/fetch-with-progress.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { browserParts, callApi } from '../../../platform/api/call-api.ts';
import type { JobFilter } from '../jobs/job-filter.ts';
import { type JobContent, withAnswer } from './job-content.ts';
import { isUnderWay, pollingOf } from './job-phase.ts';

/** As many as the server answers at once. */
const pageSize = 50;
/** While a job of the list is under way. */
const listEvery = 5000;
/** After an answer was lost. */
const afterLoss = 5000;

export const bulkJobsKey = ['bulk-jobs'] as const;

export interface JobAddress {
  readonly vendorId: string;
  readonly jobId: string;
}

export function bulkJobKey({ vendorId, jobId }: JobAddress) {
  return ['bulk-job', vendorId, jobId] as const;
}

/** Whether no answer came, or the server could not give one at that moment. */
function isLost(error: Error | null): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}

/** A job with its rows. After the first answer only what has changed is read. */
export function bulkJobQuery(address: JobAddress, client: QueryClient) {
  const queryKey = bulkJobKey(address);
  const known = () => client.getQueryData<JobContent>(queryKey);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<JobContent> => {
      const version = known()?.readTo;
      const read = await readJob(address, version, signal);
      // Rows that were changed since the call began are in the cache already.
      return withAnswer(version === undefined ? undefined : known(), read, read.readTo);
    },
    staleTime: 0,
    structuralSharing: false,
    // A first answer that was lost is asked for again, as later ones are.
    refetchInterval: ({ state }) =>
      state.data === undefined && isLost(state.error) ? afterLoss : pollingOf(state.data?.job),
    meta: { quiet: true },
  });
}

/** Reads all rows of a job, or those that changed since a version, answer by answer. */
async function readJob(address: JobAddress, version: number | undefined, signal: AbortSignal) {
  const since = version === undefined ? {} : { changed_since: String(version) };
  const read = async (after: string | null) => {
    const query = { ...since, ...(after !== null && { after_row: after }) };
    return (await callApi(getBulkJob, { params: { ...address }, query }, { signal })).body;
  };
  let last = await read(null);
  const orders = [...last.orders];
  // What changes between the answers is read the next time.
  const readTo = last.bulk_job.version;
  // The last release, which may still answer, has no such field: it answers everything at once.
  while (last.next_row) {
    last = await read(last.next_row);
    orders.push(...last.orders);
  }
  return { bulk_job: last.bulk_job, orders, readTo };
}

/** Takes the answer of a change into the cache, so that every part of the screen shows it. */
export function takeAnswer(client: QueryClient, address: JobAddress, answer: Parameters<typeof withAnswer>[1]): void {
  client.setQueryData<JobContent>(bulkJobKey(address), (known) => known && withAnswer(known, answer, null));
}

/** The jobs of a vendor, newest first. */
export function bulkJobsQuery(vendorId: string, filter: JobFilter, bounds: { from?: string; to?: string }) {
  return infiniteQueryOptions({
    queryKey: [...bulkJobsKey, vendorId, filter, bounds],
    queryFn: async ({ signal, pageParam: after }) => {
      const { status, by } = filter;
      const query = {
        ...(status !== null && { status }),
        ...(by !== '' && { created_by: by }),
        ...bounds,
        ...(after !== '' && { after }),
      };
      return (await callApi(listBulkJobs, { params: { vendorId }, query }, { signal })).body;
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.bulk_job_id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages.some((page) => page.some(isUnderWay)) ? listEvery : false),
    meta: { quiet: true },
  });
}

/** A slow connection may need minutes for the largest file. */
const uploadTimeout = 900_000;

/**
 * Uploads a workbook. A repetition with the same key, for example after a lost answer, creates no second job.
 * @param onProgress gets the share of the request that has left, from 0 to 1
 */
export async function uploadWorkbook(
  { vendorId, file, key }: { vendorId: string; file: File; key: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
) {
  const content = await base64Of(file);
  signal.throwIfAborted();
  const upload = createApiClient({
    ...browserParts,
    fetch: fetchWithProgress((sent, total) => onProgress(total === 0 ? 0 : sent / total)),
  });
  const body = { vendor_id: vendorId, content, file_name: file.name.slice(-255) };
  const options = { idempotencyKey: key, signal, timeout: uploadTimeout };
  return (await upload(createBulkJob, { body }, options)).body;
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    // The file was moved or changed after it was chosen.
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

/** Says what each column of the file is; the answered job is being checked again. */
export async function sendColumns({ vendorId, jobId }: JobAddress, columns: readonly (BulkColumn | null)[]) {
  return (await callApi(matchBulkColumns, { params: { vendorId, jobId }, body: { columns: [...columns] } })).body;
}
