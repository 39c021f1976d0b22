import { changeBulkRows } from '@riderbell/contract/calls/bulk-orders/change-bulk-rows.ts';
import { useBackOnline } from '@riderbell/web/api/online.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { bulkJobKey, type JobAddress, takeAnswer } from './bulk-calls.ts';
import type { JobContent } from './job-content.ts';
import { type ChangesState, createRowChanges, type RowChanges, type SendChanges } from './row-changes.ts';

/** The changes of the job's rows; those that failed without a network are sent again when it is back. */
export function useRowChanges(address: JobAddress): { readonly changes: RowChanges; readonly state: ChangesState } {
  const client = useQueryClient();
  const [changes] = useState(() => createRowChanges(sender(client, address), randomId));
  const state = useSyncExternalStore(changes.subscribe, changes.get);
  const { problem } = state;
  useBackOnline(() => {
    if (problem?.isOffline) changes.retry();
  });
  const { vendorId, jobId } = address;
  useEffect(() => {
    // The server refuses changes of a job that was placed elsewhere; show what became of it.
    if (problem !== null && problem.status > 0)
      void client.invalidateQueries({ queryKey: bulkJobKey({ vendorId, jobId }) });
  }, [client, problem, vendorId, jobId]);
  return { changes, state };
}

function sender(client: QueryClient, address: JobAddress): SendChanges {
  return async (changes, idempotencyKey) => {
    const rows = changes.map(({ rowId, values, leftOut }) => ({
      row_id: rowId,
      ...(values !== undefined && { values }),
      ...(leftOut !== undefined && { left_out: leftOut }),
    }));
    const { body } = await callApi(changeBulkRows, { params: { ...address }, body: { rows } }, { idempotencyKey });
    const known = client.getQueryData<JobContent>(bulkJobKey(address));
    const added = body.orders.filter(({ row_id }) => known?.indexOf.has(row_id) !== true);
    takeAnswer(client, address, body);
    return added.sort((a, b) => a.row_number - b.row_number).map(({ row_id }) => row_id);
  };
}
