import { placeBulkOrders } from '@riderbell/contract/calls/bulk-orders/place-bulk-orders.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useSubmissionKey } from '@riderbell/web/api/submission-key.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
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
  const [isMine, setIsMine] = useState(false);
  const say = (kind: 'success' | 'error', message: string) =>
    notify({ kind, message, duration: noticeMs, id: 'bulk-placement' });
  const place = useMutation({
    mutationFn: () =>
      callApi(placeBulkOrders, { params: { jobId: address.jobId } }, { idempotencyKey: submission.key }),
    meta: { quiet: true },
    onSuccess({ body }) {
      takeAnswer(client, address, { ...body, orders: [] });
      setIsMine(true);
      onSent();
      // The next placement, with other fees, is another one.
      submission.renew();
    },
    onError(error) {
      say('error', t('place-order-error'));
      if (error instanceof ApiProblem && error.status > 0) submission.renew();
    },
    onSettled: () => client.invalidateQueries({ queryKey: bulkJobKey(address) }),
  });
  const end = useEffectEvent((status: string) => {
    setIsMine(false);
    void client.invalidateQueries({ queryKey: bulkJobsKey });
    if (status === 'ORDER_PLACEMENT_FAIL') say('error', t('place-order-error'));
    if (status !== 'ORDER_PLACEMENT_SUCCESS') return;
    say('success', t('place-order-success'));
    void navigate(paths.orderTracking());
  });
  const phase = phaseOf(job);
  const { status } = job;
  useEffect(() => {
    if (isMine && phase === 'placed') end(status);
  }, [isMine, phase, status]);
  return place;
}
