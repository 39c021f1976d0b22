import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage, useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useItemValueLimit, usePaymentMethods } from './country-parameters.ts';
import type { EditedRequest } from '../edit-order/edited-request.ts';
import { useDoubled } from '../duplicate-check/use-duplicate-check.ts';
import { firstOnPage, focusField } from '../focus/form-focus.ts';
import { dropDraft, keepDraft, keepDropOff, type Keeper } from '../draft/stored-draft.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import { isDeliverable, type RequestEvent, type RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { amountOf, type FormFault } from './form-world.ts';
import {
  detailFields,
  emptyForm,
  fieldOfPath,
  fieldOrder,
  type RequestField,
  type RequestForm,
  settledFields,
} from './request-form.ts';
import { type FormFaults, unpricedRequest } from './form-checks.ts';
import type { AskedSender } from '../guest-sender/use-sender.ts';
import { type Pricing, usePricing } from '../quote/use-pricing.ts';
import { useTypedAddress } from '../destination/use-typed-address.ts';
import { type RequestFormTools, useRequestForm } from './use-request-form.ts';
import { useWayBack } from '../focus/use-form-focus.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { ordersKeptHere } from '../guest-sender/orders-kept-here.ts';
import { discountFields } from '../voucher/ask-discount.ts';

export interface RequestPageFacts {
  readonly vendor: Vendor;
  readonly flow: RequestFlow & { readonly origin: Coordinates };
  readonly dispatch: Dispatch<RequestEvent>;
  readonly onCreated: (order: Order) => void;
  readonly serviceHours: string | null;
  readonly keeper: Keeper;
  readonly sender: AskedSender | null;
  readonly kept: RequestDraft | null;
  readonly edited?: EditedRequest | undefined;
  /** Whether the form stands on one page, or on three after another. */
  readonly wide: boolean;
}

/** The fields are registered once and not at each rendering: a reset that forgot them would leave them dead. */
const nothingUnasked: ReadonlySet<string> = new Set();
const keepFields = { keepFieldsRef: true } as const;

/** What stands behind the request form: its rules, its prices and its way to the server. */
export function useRequestPage(facts: RequestPageFacts) {
  const { vendor, flow, dispatch, onCreated, serviceHours, keeper, sender, kept, edited, wide } = facts;
  const { currency } = useDeployment();
  const t = useTexts('orders');
  const formElement = useRef<HTMLFormElement>(null);
  const addressInput = useRef<HTMLInputElement>(null);
  const offered = usePaymentMethods(vendor.flags.payment_methods);
  const methods = edited && !offered.isPending ? { ...offered, allowed: edited.methods(offered.allowed) } : offered;
  const typedAddress = useTypedAddress(kept?.typedAddress ?? '', flow.destination);
  const { unchosen } = typedAddress;
  const tools = useRequestForm({
    kept: kept?.form ?? edited?.form ?? null,
    unasked: edited ? settledFields : nothingUnasked,
    destination: flow.destination,
    typedAddress: unchosen,
    paymentMethods: methods.allowed,
    serviceHours,
    itemValueLimit: useItemValueLimit(currency),
  });
  const { form } = tools;
  const pricing = usePricing(flow, dispatch, form, edited, {
    isPayable: methods.isPending || methods.allowed.length > 0,
    isUnchosen: unchosen !== '',
  });
  const { quotes, discounting } = pricing;
  const [addressFault, setAddressFault] = useState<FormFault | null>(null);

  const drop = () => (edited ? edited.end() : dropDraft(keeper));
  const created = (order: Order) => {
    if (flow.destination) keepDropOff(keeper, { place: flow.destination, customer: customerOf(form.getValues()) });
    dispatch({ type: 'OrderPlaced' });
    form.reset(emptyForm, keepFields);
    // A request that waits in this tab is another one than the order that was changed.
    drop();
    notify({ kind: 'success', message: edited?.texts.done ?? t('created') });
    onCreated(order);
  };
  const keep = (draft: RequestDraft) => (edited ? edited.keep(draft) : keepDraft(keeper, draft));
  const paying = wide ? isDeliverable(flow) : flow.step === 'FillPaymentDetails';
  const doubled = useDoubled(form, keeper, paying && !edited, ordersKeptHere);
  const submission = useSubmission(
    kept?.unsent ?? null,
    { origin: flow.origin, trip: quotes.trip },
    {
      created,
      unsent: (unsent) =>
        keep({ form: form.getValues(), destination: flow.destination, typedAddress: unchosen, unsent }),
    },
    doubled,
    edited,
  );
  const { state } = submission;

  // A request under way, or without an answer, is kept as it was sent.
  const isOpen = state.phase === 'idle' || state.phase === 'refused';
  useDraftKeeping(form, flow.destination, unchosen, (draft) => isOpen && keep(draft));

  const goTo = (field: RequestField) => {
    if (!wide) for (let back = stepsBackTo(field, flow.step); back > 0; back -= 1) dispatch({ type: 'GoBack' });
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
    const faulty = among.filter((each) => faults.has(each));
    const field = firstOnPage(formElement.current, faulty);
    if (field) goTo(field);
    return field !== null;
  };
  const send = () => {
    if (!flow.destination || !isDeliverable(flow)) addressInput.current?.focus();
    else if (!quotes.fee.data) void quotes.fee.refetch();
    else if (!discounting.pending) {
      // A wide screen shows all steps at once: who sends has gone through them.
      dispatch({ type: 'Continue' });
      dispatch({ type: 'Continue' });
      const request = unpricedRequest(form.getValues(), vendor.vendor_id, flow.destination, tools.world());
      if (edited?.isUnchanged(request)) edited.leave();
      else submission.submit({ ...request, ...besideForm(vendor, discounting, sender) }, quotes.fee.data);
    }
  };
  useWayBack(state.phase, formElement);
  const oneAtATime = useOneAtATime();
  const itemValue = useItemValue(tools, send, () => goTo('amount'));
  const submit = async () => {
    if (state.phase === 'refused') submission.reset();
    if (showFaults(await tools.check())) return;
    if (!itemValue.asks()) send();
  };
  const goOn = async () => {
    const among = flow.step === 'FillOrderDetails' ? detailFields : (['address'] as const);
    if (showFaults(await tools.check(), among)) return;
    if (flow.verdict === 'unverified') void quotes.area.refetch();
    else dispatch({ type: 'Continue' });
  };
  useRefusalAtField(state, formElement, goTo, (field, message) => {
    if (field !== 'address') form.setError(field, { type: 'server', message });
  });

  return {
    ...tools,
    formElement,
    addressInput,
    methods,
    ...pricing,
    submission,
    addressFault,
    typedAddress,
    clearAddressFault: () => setAddressFault(null),
    /** The form that is given, or an empty one with the payment method as it was: it is the counter's habit, not the customer's. */
    startOver: (filled: RequestForm = { ...emptyForm, paymentMethod: form.getValues('paymentMethod') }) => {
      form.reset(filled, keepFields);
      setAddressFault(null);
      typedAddress.ask('');
      // What is left of an edit is the order as it is, which is no change to keep.
      if (!edited) dropDraft(keeper);
    },
    submit: () => oneAtATime(() => (wide || flow.step === 'FillPaymentDetails' ? submit() : goOn())),
    itemValue,
    /** Whether a question stands in front of the form. */
    isAsking: itemValue.asking || state.phase === 'asking' || state.phase === 'doubled',
  };
}

/** A second press while the first is still being checked does nothing: it would go on by two pages. */
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

function customerOf({ unitNumber, building, customerName, customerPhone, riderNotes }: RequestForm) {
  return { unitNumber, building, customerName, customerPhone, riderNotes };
}

/** How many pages of a narrow screen lie between a step and the one that asks for a field. */
function stepsBackTo(field: RequestField, step: RequestFlow['step']): number {
  const at = step === 'FillPaymentDetails' ? 2 : step === 'FillOrderDetails' ? 1 : 0;
  if (field === 'address') return at;
  return at === 2 && detailFields.includes(field) ? 1 : 0;
}

/** What a request says beside what is filled in. */
function besideForm(vendor: Vendor, { discount }: Pricing['discounting'], sender: AskedSender | null) {
  return {
    // As it came with the vendors at the log-in (specification §3).
    login_pickup_estimation: vendor.estimation_pick_up_time,
    ...(discount && discountFields(discount)),
    ...(sender?.sender && { sender: sender.sender }),
  };
}

/** Asks whether an item value that seems high is meant; once for each value. */
function useItemValue(tools: RequestFormTools, send: () => void, change: () => void) {
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  return {
    asking,
    /** Whether it has to be asked; then it is. */
    asks: () => {
      const needed = tools.needsConfirmation(confirmed);
      if (needed) setAsking(true);
      return needed;
    },
    confirm: () => {
      setConfirmed(amountOf(tools.form.getValues(), tools.world()));
      setAsking(false);
      send();
    },
    change: () => {
      setAsking(false);
      change();
    },
  };
}

/** Keeps what is filled in with each change, so that a page that is closed by mistake costs nothing. */
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

/** What the server refused is said at its field, as if it had been found here. */
function useRefusalAtField(
  state: ReturnType<typeof useSubmission>['state'],
  form: RefObject<HTMLFormElement | null>,
  goTo: (field: RequestField) => void,
  show: (field: RequestField, message: string) => void,
): void {
  const problemText = useProblemText();
  /** A refusal is said again in a language that is chosen while it stands there. */
  const { language } = useLanguage();
  const problem = state.phase === 'refused' ? state.problem : null;
  const say = useEffectEvent(({ all }: ApiProblem, _inLanguage: Language) => {
    for (const each of all) {
      const field = fieldOfPath(each.field);
      if (field !== null) show(field, problemText(each));
    }
  });
  const lead = useEffectEvent(() => {
    const fields = problem?.all.map(({ field }) => fieldOfPath(field)).filter((field) => field !== null) ?? [];
    const first = firstOnPage(form.current, fields);
    if (first) goTo(first);
  });
  useEffect(() => {
    if (problem !== null) say(problem, language);
  }, [problem, language]);
  useEffect(() => {
    if (problem !== null) lead();
  }, [problem]);
}

export type RequestPage = ReturnType<typeof useRequestPage>;
