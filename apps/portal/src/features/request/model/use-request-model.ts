import { useRef, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTypedAddress } from '../destination/use-typed-address.ts';
import { useFocusReturn } from '../focus/use-form-focus.ts';
import { usePricing } from '../quote/use-pricing.ts';
import { useRequestSubmission } from '../submission/use-request-submission.ts';
import { usePaymentMethods } from '../../../parts/orders/use-payment-methods.ts';
import { useItemValueLimit } from './country-parameters.ts';
import { faultDisplay, useRefusalAtField } from './use-fault-display.ts';
import type { FormFault } from './form-world.ts';
import type { RequestFacts } from './request-facts.ts';
import type { AddressState, FormElements, RequestModel } from './request-model.ts';
import { useRequestForm } from './use-request-form.ts';
import { useSending } from './use-sending.ts';

function useFormElements(): FormElements {
  const form = useRef<HTMLFormElement>(null);
  const address = useRef<HTMLInputElement>(null);
  return { form, address };
}

function useAddressState({ initial, flow }: RequestFacts): AddressState {
  const typed = useTypedAddress(initial?.typedAddress ?? '', flow.destination);
  const [fault, setFault] = useState<FormFault | null>(null);
  return { typed, fault, setFault };
}

function useOfferedMethods({ mode }: RequestFacts): ReturnType<typeof usePaymentMethods> {
  const offered = usePaymentMethods(mode.vendor.flags.payment_methods);
  return offered.isPending ? offered : { ...offered, allowed: mode.pricing.methods(offered.allowed) };
}

/** Combines the rules, the prices and the submission of the request form. */
export function useRequestModel(facts: RequestFacts): RequestModel {
  const { mode, flow, initial, hours } = facts;
  const { currency } = useDeployment();
  const elements = useFormElements();
  const address = useAddressState(facts);
  const methods = useOfferedMethods(facts);
  const { unchosen } = address.typed;
  const [form, rules] = useRequestForm({
    initial: initial?.form ?? null,
    omittedFields: mode.omittedFields,
    destination: flow.destination,
    typedAddress: unchosen,
    paymentMethods: methods.allowed,
    hours,
    itemValueLimit: useItemValueLimit(currency),
  });
  const pricing = usePricing(facts, form, {
    isPayable: methods.isPending || methods.allowed.length > 0,
    isUnchosen: unchosen !== '',
  });
  const submission = useRequestSubmission(facts, form, unchosen, pricing.quotes.trip);
  const parts = { form, rules, elements, address, payment: { ...pricing, methods }, submission };
  const display = faultDisplay(facts, parts);
  const sending = useSending(facts, parts, display);
  const { state } = submission;
  useFocusReturn(state.phase, elements.form);
  useRefusalAtField(state.phase === 'refused' ? state.problem : null, display);
  return { ...parts, ...sending };
}
