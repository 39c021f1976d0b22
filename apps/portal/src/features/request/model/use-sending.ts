import { isDeliverable } from '@riderbell/domain/requests/request-flow.ts';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { discountFields } from '../voucher/ask-discount.ts';
import { unpricedRequest } from './form-checks.ts';
import { amountOf } from './form-world.ts';
import type { RequestFacts } from './request-facts.ts';
import { detailFields, type RequestForm } from './request-form.ts';
import type { ItemValueQuestion, RequestModel } from './request-model.ts';
import type { FaultDisplay } from './use-fault-display.ts';
import type { FormRules } from './use-request-form.ts';

type Parts = Omit<RequestModel, 'itemValue' | 'goOn'>;

/** Continues from the form: to its next page, or to the server. */
export function useSending(
  facts: RequestFacts,
  parts: Parts,
  display: FaultDisplay,
): Pick<RequestModel, 'itemValue' | 'goOn'> {
  const { flow, dispatch, wide } = facts;
  const { form, rules, payment, submission } = parts;
  const send = () => sendRequest(facts, parts);
  const oneAtATime = useOneAtATime();
  const itemValue = useItemValue(form, rules, send, () => display.goTo('amount'));
  const submit = async () => {
    if (submission.state.phase === 'refused') submission.reset();
    if (display.show(await rules.check())) return;
    if (!itemValue.asks()) send();
  };
  const nextPage = async () => {
    const among = flow.step === 'FillOrderDetails' ? detailFields : (['address'] as const);
    if (display.show(await rules.check(), among)) return;
    if (flow.verdict === 'unverified') void payment.quotes.area.refetch();
    else dispatch({ type: 'Continue' });
  };
  return {
    itemValue,
    goOn: () => oneAtATime(() => (wide || flow.step === 'FillPaymentDetails' ? submit() : nextPage())),
  };
}

/** Sends the filled-in form once its price is known. */
function sendRequest({ mode, flow, dispatch }: RequestFacts, { form, rules, elements, payment, submission }: Parts) {
  const { quotes, discounting } = payment;
  const { vendor } = mode;
  if (!flow.destination || !isDeliverable(flow)) elements.address.current?.focus();
  else if (!quotes.fee.data) void quotes.fee.refetch();
  else if (!discounting.pending) {
    // A wide screen shows all steps at once, so sending passes through them.
    dispatch({ type: 'Continue' });
    dispatch({ type: 'Continue' });
    const request = unpricedRequest(form.getValues(), vendor.vendor_id, flow.destination, rules.world());
    if (mode.submission.isUnchanged(request)) mode.submission.leave();
    else {
      const { discount } = discounting;
      const whole = mode.submission.completed({
        ...request,
        // As it came with the vendors at the log-in (specification §3).
        login_pickup_estimation: vendor.estimation_pick_up_time,
        ...(discount && discountFields(discount)),
      });
      submission.submit(whole, quotes.fee.data);
    }
  }
}

/** Ignores a second press while the first is still being checked: it would skip a page. */
function useOneAtATime(): (work: () => Promise<void>) => void {
  const busy = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } finally {
      busy.current = false;
    }
  };
  return (work) => void run(work);
}

/** Asks whether an item value that seems high is correct; once for each value. */
function useItemValue(
  form: UseFormReturn<RequestForm>,
  rules: FormRules,
  send: () => void,
  change: () => void,
): ItemValueQuestion & {
  /** Whether the question is needed; opens it if so. */
  asks(): boolean;
} {
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    asks: () => {
      const needed = rules.needsConfirmation(confirmed);
      if (needed) setAsked(true);
      return needed;
    },
    confirm: () => {
      setConfirmed(amountOf(form.getValues(), rules.world()));
      setAsked(false);
      send();
    },
    change: () => {
      setAsked(false);
      change();
    },
  };
}
