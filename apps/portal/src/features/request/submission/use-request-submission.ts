import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { isDeliverable } from '@riderbell/domain/requests/request-flow.ts';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RequestDraft } from '../draft/request-draft.ts';
import { storeDropOff } from '../draft/stored-draft.ts';
import { useDuplicateCheck } from '../duplicate-check/use-duplicate-check.ts';
import type { RequestFacts } from '../model/request-facts.ts';
import { emptyForm, type RequestForm } from '../model/request-form.ts';
import type { Trip } from '../quote/use-quotes.ts';
import type { RequestSubmission } from './submission-state.ts';
import { useSubmission } from './use-submission.ts';

/** The fields are registered once and not at each rendering: a reset without it would disconnect them. */
export const keepFields = { keepFieldsRef: true } as const;

/** The submission of the form, and the draft that the tab stores until it is an order. */
export function useRequestSubmission(
  { mode, flow, dispatch, initial, wide }: RequestFacts,
  form: UseFormReturn<RequestForm>,
  typedAddress: string,
  trip: Trip | null,
): RequestSubmission {
  const { destination } = flow;
  const placed = (order: Order) => {
    if (destination) storeDropOff(mode.draft.owner, { place: destination, customer: customerOf(form.getValues()) });
    dispatch({ type: 'OrderPlaced' });
    form.reset(emptyForm, keepFields);
    // After an edit the tab may still have the draft of a new request, so only the edit's draft ends.
    mode.draft.end();
    mode.submission.placed(order);
  };
  const isPaying = wide ? isDeliverable(flow) : flow.step === 'FillPaymentDetails';
  const submission = useSubmission({
    unsent: initial?.unsent ?? null,
    route: { origin: flow.origin, trip },
    mode,
    duplicates: useDuplicateCheck(form, mode.submission.duplicates, isPaying),
    on: {
      placed,
      unsent: (unsent) => mode.draft.keep({ form: form.getValues(), destination, typedAddress, unsent }),
    },
  });
  const { phase } = submission.state;
  // A request that is under way or unanswered stays stored as it was sent.
  const isOpen = phase === 'idle' || phase === 'refused';
  useDraftKeeping(form, destination, typedAddress, (draft) => isOpen && mode.draft.keep(draft));
  return submission;
}

function customerOf({ unitNumber, building, customerName, customerPhone, riderNotes }: RequestForm) {
  return { unitNumber, building, customerName, customerPhone, riderNotes };
}

/** Stores the form with each change, so that closing the page by mistake loses nothing. */
function useDraftKeeping(
  form: UseFormReturn<RequestForm>,
  destination: ChosenPlace | null,
  typedAddress: string,
  onChange: (draft: RequestDraft) => void,
): void {
  const keep = useEffectEvent((place: ChosenPlace | null, typed: string) =>
    onChange({ form: form.getValues(), destination: place, typedAddress: typed, unsent: null }),
  );
  useEffect(() => {
    keep(destination, typedAddress);
    return form.subscribe({ formState: { values: true }, callback: () => keep(destination, typedAddress) });
  }, [form, destination, typedAddress]);
}
