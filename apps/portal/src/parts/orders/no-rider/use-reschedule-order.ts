import { rescheduleOrder } from '@riderbell/contract/calls/orders/reschedule-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useSubmissionKey } from '@riderbell/web/api/submission-key.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { snackbarDuration, notify } from '@riderbell/ui/notices/notify.ts';

/**
 * Moves an order to another time (unix seconds) and shows the result. `onChanged` gets the updated order; after a
 * refusal the screen reads its orders again, because its copy was stale.
 */
export function useRescheduleOrder(order: Order, onChanged: (order: Order) => void) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const problemText = useProblemText();
  const client = useQueryClient();
  const submission = useSubmissionKey();
  return useMutation({
    mutationFn: async (preorderedFor: number) => {
      const { vendor_id, order_id, updated_at } = order;
      const body = { vendor_id, order_id, preordered_for: preorderedFor, updated_at };
      const { result } = await callApi(rescheduleOrder, { body }, { idempotencyKey: submission.key });
      return result;
    },
    onSuccess(later, preorderedFor) {
      submission.renew();
      onChanged(later);
      const message = t('reschedule.done', { time: formats.dateTime(preorderedFor * 1000) });
      notify({ kind: 'success', message, id: 'reschedule-order' });
    },
    onError(error) {
      // An answer ends the submission; without one the retry must use the same key.
      if (error instanceof ApiProblem && error.status > 0) submission.renew();
      const message = error instanceof ApiProblem ? problemText(error) : t('reschedule.failed');
      notify({ kind: 'error', message, duration: snackbarDuration.long, id: 'reschedule-order' });
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
    meta: { quiet: true },
  });
}
