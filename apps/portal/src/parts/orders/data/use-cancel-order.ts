import { cancelOrder } from '@riderbell/contract/calls/orders/cancel-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { CancelReason } from '@riderbell/domain/orders/cancellation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '../../../platform/analytics/track.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useSubmissionKey } from '@riderbell/web/api/submission-key.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { snackbarDuration, notify } from '@riderbell/ui/notices/notify.ts';

/**
 * Cancels an order and shows the result: `action.attempt-cancel`, or the refusal for 7 s (specification §8, Orders).
 * `onChanged` gets the cancelled order; after a refusal the screen reads its orders again, because its copy was stale.
 */
export function useCancelOrder(order: Order, onChanged: (order: Order) => void) {
  const t = useTexts('tracking');
  const problemText = useProblemText();
  const client = useQueryClient();
  const submission = useSubmissionKey();
  return useMutation({
    mutationFn: async (reason: CancelReason) => {
      const body = { vendor_id: order.vendor_id, order_id: order.order_id, reason };
      const { result } = await callApi(cancelOrder, { body }, { idempotencyKey: submission.key });
      return result;
    },
    onSuccess(cancelled, reason) {
      track('order_cancelled', { reason });
      submission.renew();
      onChanged(cancelled);
      notify({ kind: 'success', message: t('action.attempt-cancel'), id: 'cancel-order' });
    },
    onError(error) {
      // An answer ends the submission; without one the retry must use the same key.
      if (error instanceof ApiProblem && error.status > 0) submission.renew();
      const message = error instanceof ApiProblem ? problemText(error) : t('cancel.failed');
      notify({ kind: 'error', message, duration: snackbarDuration.long, id: 'cancel-order' });
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
    meta: { quiet: true },
  });
}
