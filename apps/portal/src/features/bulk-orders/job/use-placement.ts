import { placeBulkOrders } from '@riderbell/contract/calls/bulk-orders/place-bulk-orders.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useSubmissionKey } from '@riderbell/web/api/submission-key.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { paths } from '../../../platform/paths.ts';
import { bulkJobKey, bulkJobsKey, type JobAddress, takeAnswer } from '../data/bulk-calls.ts';
import type { JobContent } from '../data/job-content.ts';
import { phaseOf } from '../data/job-phase.ts';
import { noticeMs } from '../notice-ms.ts';

/**
 * Places a job and says how it ended. Only the tab that began the placement goes on to the tracking screen; another one that shows the job
 * follows it in its place.
 */
export function usePlacement(address: JobAddress, { job }: JobContent, onSent: () => void) {
  const t = useTexts('bulk-orders');
  const client = useQueryClient();
  const navigate = useNavigate();
  const submission = useSubmissionKey();
  const isMine = useRef(false);
  const say = (kind: 'success' | 'error', message: string) =>
    notify({ kind, message, duration: noticeMs, id: 'bulk-placement' });
  const place = useMutation({
    /** @param feesOf the version of the job whose changed fees were confirmed; null for a placement */
    mutationFn(feesOf: number | null) {
      const query = feesOf === null ? {} : { fees_of: String(feesOf) };
      const request = { params: { jobId: address.jobId }, query };
      // If the answer to the placement that found new fees was lost, confirming them is another submission nevertheless.
      const idempotencyKey = feesOf === null ? submission.key : `${submission.key}-${feesOf}`;
      return callApi(placeBulkOrders, request, { idempotencyKey });
    },
    meta: { quiet: true },
    onMutate() {
      isMine.current = true;
    },
    onSuccess({ body }) {
      takeAnswer(client, address, { ...body, orders: [] });
      onSent();
      // The next placement, with other fees, is another one.
      submission.renew();
    },
    onError(error) {
      isMine.current = false;
      say('error', t('place-order-error'));
      if (error instanceof ApiProblem && error.status > 0) submission.renew();
    },
    onSettled: () => client.invalidateQueries({ queryKey: bulkJobKey(address) }),
  });
  const end = useEffectEvent((status: string) => {
    if (!isMine.current) return;
    isMine.current = false;
    void client.invalidateQueries({ queryKey: bulkJobsKey });
    if (status === 'ORDER_PLACEMENT_FAIL') say('error', t('place-order-error'));
    if (status !== 'ORDER_PLACEMENT_SUCCESS') return;
    say('success', t('place-order-success'));
    void navigate(paths.orderTracking());
  });
  const phase = phaseOf(job);
  const { status } = job;
  useEffect(() => {
    if (phase === 'placed') end(status);
  }, [phase, status]);
  return place;
}
