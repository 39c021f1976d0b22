import { setChangeNote } from '@riderbell/contract/calls/tracking/set-change-note.ts';
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import type { TextKey } from '@riderbell/messages/texts.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';

const problems: ReadonlyMap<string, TextKey<'change-note'>> = new Map([
  ['change-note.impossible', 'impossible'],
  ['change-note.too-many', 'too-many'],
]);

interface State {
  readonly saying: number | null;
  readonly problem: TextKey<'change-note'> | null;
  /** The answer, which shows until the page has read the order again. */
  readonly answered: TrackedOrder | null;
}

/** Says what the recipient pays with. The page has no query cache, which is too heavy for it. */
export function useChangeNote(order: TrackedOrder, onChange: () => void) {
  const [{ answered, ...state }, setState] = useState<State>({ saying: null, problem: null, answered: null });
  const send = async (amount: number | null) => {
    setState({ saying: amount ?? 0, problem: null, answered });
    try {
      const request = { params: { orderId: order.order_id }, body: { pays_with: amount } };
      const { result } = await callApi(setChangeNote, request);
      setState({ saying: null, problem: null, answered: result });
      onChange();
    } catch (error) {
      const code = error instanceof ApiProblem ? error.code : '';
      setState({ saying: null, problem: problems.get(code) ?? 'failed', answered });
    }
  };
  return {
    ...state,
    newest: answered !== null && mayReplace(order, answered) ? answered : order,
    /** Null takes it back. Ignored while another answer is awaited. */
    say: (amount: number | null) => void (state.saying === null && send(amount)),
  };
}
