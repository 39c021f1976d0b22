import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useDeployment } from '../../../platform/deployment.ts';
import { useProblemText, useTexts } from '../../../platform/i18n/use-texts.ts';
import { notify } from '../../../ui/notices/notify.ts';
import { useItemValueLimit, usePaymentMethods } from './country-parameters.ts';
import { focusField } from './form-focus.ts';
import { dropDraft, keepDraft, keepDropOff, type Keeper } from './kept.ts';
import type { ChosenPlace } from './place.ts';
import type { RequestDraft } from './request-draft.ts';
import { isDeliverable, type RequestEvent, type RequestFlow } from './request-flow.ts';
import {
  amountOf,
  detailFields,
  emptyForm,
  type FormFault,
  type FormFaults,
  fieldOfPath,
  fieldOrder,
  firstFaultyField,
  type RequestField,
  type RequestForm,
  unpricedRequest,
} from './request-form.ts';
import type { RequestSlots } from './slots.ts';
import { useQuotes } from './use-quotes.ts';
import { useRequestForm } from './use-request-form.ts';
import { useSubmission } from './use-submission.ts';

export interface RequestPageFacts {
  readonly vendor: Vendor;
  readonly flow: RequestFlow & { readonly origin: Coordinates };
  readonly dispatch: Dispatch<RequestEvent>;
  readonly slots: RequestSlots;
  readonly serviceHours: string | null;
  readonly keeper: Keeper;
  readonly kept: RequestDraft | null;
  /** Whether the form stands on one page, or on three after another. */
  readonly wide: boolean;
}

/** The fields are registered once and not at each rendering: a reset that forgot them would leave them dead. */
const keepFields = { keepFieldsRef: true } as const;

/** What stands behind the request form: its rules, its prices and its way to the server. */
export function useRequestPage({ vendor, flow, dispatch, slots, serviceHours, keeper, kept, wide }: RequestPageFacts) {
  const { currency } = useDeployment();
  const t = useTexts('orders');
  const formElement = useRef<HTMLFormElement>(null);
  const addressInput = useRef<HTMLInputElement>(null);
  const methods = usePaymentMethods(vendor.flags.payment_methods);
  const tools = useRequestForm({
    kept: kept?.form ?? null,
    destination: flow.destination,
    paymentMethods: methods.allowed,
    serviceHours,
    itemValueLimit: useItemValueLimit(currency),
  });
  const { form } = tools;
  const { control } = form;
  const [paymentMethod, deliveryTime, preorderedFor] = useWatch({
    control,
    name: ['paymentMethod', 'deliveryTime', 'preorderedFor'],
  });
  const later = deliveryTime === 'later' ? preorderedFor : null;
  const quotes = useQuotes(flow, dispatch, { paymentMethod, preorderedFor: later });
  const [addressFault, setAddressFault] = useState<FormFault | null>(null);
  const [askingValue, setAskingValue] = useState(false);

  const created = (order: Order) => {
    const { unitNumber, building, customerName, customerPhone, riderNotes } = form.getValues();
    const customer = { unitNumber, building, customerName, customerPhone, riderNotes };
    if (flow.destination) keepDropOff(keeper, { place: flow.destination, customer });
    dispatch({ type: 'sent' });
    form.reset(emptyForm, keepFields);
    dropDraft();
    notify({ kind: 'success', message: t('created') });
    slots.onCreated(order.vendor_id, order.order_id);
  };
  const submission = useSubmission(
    kept?.unsent ?? null,
    { origin: flow.origin, trip: quotes.trip },
    {
      created,
      unsent: (unsent) => keepDraft(keeper, { form: form.getValues(), destination: flow.destination, unsent }),
    },
  );
  const { state } = submission;

  useDraftKeeping(form, flow.destination, (draft) => state.phase === 'idle' && keepDraft(keeper, draft));

  const goTo = (field: RequestField) => {
    if (!wide && flow.step === 'FillPaymentDetails' && detailFields.includes(field)) dispatch({ type: 'went-back' });
    if (field === 'address') addressInput.current?.focus();
    // The page of the field may only now come to be shown.
    else requestAnimationFrame(() => focusField(formElement.current, field));
  };
  // Shown as they were found: the form's own check may not know the number plans yet, which have just been fetched.
  const showFaults = (faults: FormFaults, among = fieldOrder) => {
    for (const field of among) {
      const fault = faults.get(field);
      if (field === 'address') setAddressFault(fault ?? null);
      else if (fault) form.setError(field, { type: fault.key, message: tools.faultText(fault) });
      else form.clearErrors(field);
    }
    const field = firstFaultyField(faults, among);
    if (field) goTo(field);
    return field !== null;
  };
  const send = () => {
    const { data: fee } = quotes.fee;
    if (!flow.destination || !isDeliverable(flow)) addressInput.current?.focus();
    else if (!fee) void quotes.fee.refetch();
    else submission.submit(unpricedRequest(form.getValues(), vendor.vendor_id, flow.destination, tools.world()), fee);
  };
  const [confirmedAmount, setConfirmedAmount] = useState<number | null>(null);
  const submit = async () => {
    if (state.phase === 'refused') submission.reset();
    if (showFaults(await tools.check())) return;
    if (tools.needsConfirmation(confirmedAmount)) setAskingValue(true);
    else send();
  };
  const goOn = async () => {
    const among = flow.step === 'FillOrderDetails' ? detailFields : (['address'] as const);
    if (showFaults(await tools.check(), among)) return;
    if (flow.verdict === 'unverified') void quotes.area.refetch();
    else dispatch({ type: 'went-on' });
  };
  useRefusalAtField(state, goTo, (field, message) => {
    if (field !== 'address') form.setError(field, { type: 'server', message });
  });

  return {
    ...tools,
    formElement,
    addressInput,
    methods,
    quotes,
    submission,
    addressFault,
    clearAddressFault: () => setAddressFault(null),
    /** An empty form, with the payment method as it was: it is the counter's habit, not the customer's. */
    startOver: () => {
      form.reset({ ...emptyForm, paymentMethod: form.getValues('paymentMethod') }, keepFields);
      setAddressFault(null);
      dropDraft();
    },
    submit: () => void (wide || flow.step === 'FillPaymentDetails' ? submit() : goOn()),
    itemValue: {
      asking: askingValue,
      confirm: () => {
        setConfirmedAmount(amountOf(form.getValues(), tools.world()));
        setAskingValue(false);
        send();
      },
      change: () => {
        setAskingValue(false);
        goTo('amount');
      },
    },
  };
}

/** Keeps what is filled in with each change, so that a page that is closed by mistake costs nothing. */
function useDraftKeeping(
  form: UseFormReturn<RequestForm>,
  destination: ChosenPlace | null,
  onChange: (draft: RequestDraft) => void,
): void {
  const keep = useEffectEvent((place: ChosenPlace | null) =>
    onChange({ form: form.getValues(), destination: place, unsent: null }),
  );
  useEffect(() => {
    keep(destination);
    return form.subscribe({ formState: { values: true }, callback: () => keep(destination) });
  }, [form, destination]);
}

/** What the server refused is said at its field, as if it had been found here. */
function useRefusalAtField(
  state: ReturnType<typeof useSubmission>['state'],
  goTo: (field: RequestField) => void,
  show: (field: RequestField, message: string) => void,
): void {
  const problemText = useProblemText();
  const problem = state.phase === 'refused' ? state.problem : null;
  const tell = useEffectEvent(() => {
    const faults = problem?.all.map((each) => ({ field: fieldOfPath(each.field), text: problemText(each) })) ?? [];
    for (const { field, text } of faults) if (field) show(field, text);
    const first = faults.find(({ field }) => field !== null)?.field;
    if (first) goTo(first);
  });
  useEffect(() => {
    if (problem) tell();
  }, [problem]);
}

export type RequestPage = ReturnType<typeof useRequestPage>;
