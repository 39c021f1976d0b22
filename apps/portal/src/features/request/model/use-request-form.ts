import type { Language } from '@riderbell/domain/countries/languages.ts';
import { needsItemValueConfirmation, checkItemValue } from '@riderbell/domain/orders/item-value.ts';
import {
  keepOrDefaultPaymentMethod,
  type SelectablePaymentMethod,
} from '@riderbell/domain/payments/payment-methods.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lenientPhoneRule, loadPhoneRule, type PhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { AcceptedHours } from '@riderbell/domain/outlets/service-hours.ts';
import { amountOf, type FormFault, type FormWorld } from './form-world.ts';
import { emptyForm, formFields, type RequestForm } from './request-form.ts';
import { type FormFaults, faultsOf } from './form-checks.ts';

/** The rules of the form, with the number plans and the country that they need. */
export interface FormRules {
  /** The faults of the filled-in form, after loading the number plans. */
  check(): Promise<FormFaults>;
  world(): FormWorld;
  faultText(fault: FormFault): string;
  /** Loads the number plans when the merchant is about to type a number. */
  loadPhoneRule(): void;
  /** Whether the item value is so high that the merchant has to confirm it. */
  needsConfirmation(confirmedAmount: number | null): boolean;
}

/** Returns the text of a fault. Those of the specification are in the `errors` texts, which the wire shares. */
function useFaultText(): (fault: FormFault) => string {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  return ({ key, values }) => (key === 'validation.choose-collection-time' ? t(key) : tErrors(key, values));
}

/**
 * The form of a request, checked by the domain's rules when the merchant leaves a field and when the request is sent.
 */
export function useRequestForm(facts: {
  initial: RequestForm | null;
  /** Fields that the form does not ask for. */
  omittedFields: ReadonlySet<string>;
  destination: ChosenPlace | null;
  /** The text typed as the address while no place is chosen for it. */
  typedAddress: string;
  paymentMethods: readonly SelectablePaymentMethod[];
  hours: AcceptedHours;
  itemValueLimit: number;
}): readonly [UseFormReturn<RequestForm>, FormRules] {
  const { initial, omittedFields, destination, typedAddress, paymentMethods, hours, itemValueLimit } = facts;
  const deployment = useDeployment();
  const { language } = useLanguage();
  const faultText = useFaultText();
  const preOrder = useFlag('pre_order');
  const [isPossiblePhone, setPhoneRule] = useState<PhoneRule>(() => lenientPhoneRule);
  const world = (phoneRule: PhoneRule = isPossiblePhone): FormWorld => ({
    deployment,
    language,
    vendorKnown: true,
    omittedFields,
    destination,
    typedAddress,
    paymentMethods,
    hours,
    preOrder,
    now: serverClock.now(),
    isPossiblePhone: phoneRule,
  });
  const resolver: Resolver<RequestForm> = (values, _context, { names }) => {
    const errors: FieldErrors<RequestForm> = {};
    // Leaving an empty field that the page itself focused is not a mistake; the fault shows when the merchant sends the
    // form.
    const isPassedBy = (field: keyof RequestForm) =>
      names?.length === 1 && names[0] === field && values[field] === '' && !form.getFieldState(field).error;
    for (const [field, fault] of faultsOf(values, world())) {
      if (field === 'vendor' || field === 'address' || isPassedBy(field)) continue;
      errors[field] = { type: fault.key, message: faultText(fault) };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const form = useForm<RequestForm>({
    defaultValues: initial ?? emptyForm,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  usePaymentDefault(form, paymentMethods, deployment.rules.default_payment_method);
  useFaultClearing(form);
  usePhoneCheck(form, isPossiblePhone);
  const translateFaults = useEffectEvent((inLanguage: Language) => {
    const faults = faultsOf(form.getValues(), { ...world(), language: inLanguage });
    for (const [field, fault] of faults) {
      if (field === 'vendor' || field === 'address') continue;
      if (form.getFieldState(field).error?.type === fault.key)
        form.setError(field, { type: fault.key, message: faultText(fault) });
    }
  });
  // The shown faults are in the previous language.
  useEffect(() => translateFaults(language), [language]);

  const phoneRule = async (): Promise<PhoneRule> => {
    const rule = await loadPhoneRule(deployment.country);
    setPhoneRule(() => rule);
    return rule;
  };
  const rules: FormRules = {
    faultText,
    world,
    loadPhoneRule: () => void phoneRule(),
    check: async () => faultsOf(form.getValues(), world(await phoneRule())),
    needsConfirmation: (confirmedAmount) =>
      needsItemValueConfirmation(checkItemValue(amountOf(form.getValues(), world()), itemValueLimit, confirmedAmount)),
  };
  return [form, rules];
}

/** A fault disappears with the keystroke that corrects it; a new one waits until the merchant leaves the field. */
function useFaultClearing(form: UseFormReturn<RequestForm>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = formFields.find((known) => known === name);
          if (field && form.getFieldState(field).error) void form.trigger(field);
        },
      }),
    [form],
  );
}

/** A number that was typed before the number plans were loaded is checked once they are. */
function usePhoneCheck(form: UseFormReturn<RequestForm>, isPossiblePhone: PhoneRule): void {
  useEffect(() => {
    if (isPossiblePhone === lenientPhoneRule) return;
    if (form.getFieldState('customerPhone').isTouched) void form.trigger('customerPhone');
  }, [form, isPossiblePhone]);
}

/** Chooses a payment method for the merchant, and another one when it is no longer offered (specification §4). */
function usePaymentDefault(
  form: UseFormReturn<RequestForm>,
  allowed: readonly SelectablePaymentMethod[],
  countryDefault: string,
): void {
  const none = useFlag('none-payment-method');
  const current = useWatch({ control: form.control, name: 'paymentMethod' });
  // Until the methods are loaded, keep the one that a draft has.
  const wanted =
    allowed.length === 0 ? current : (keepOrDefaultPaymentMethod(current, allowed, countryDefault, { none }) ?? '');
  useEffect(() => {
    if (wanted !== current) form.setValue('paymentMethod', wanted);
  }, [wanted, current, form]);
}
