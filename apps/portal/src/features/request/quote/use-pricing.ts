import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RequestFacts } from '../model/request-facts.ts';
import type { RequestForm } from '../model/request-form.ts';
import { type PricedQuotes, useQuotes } from './use-quotes.ts';
import { type Discounting, useDiscount } from '../voucher/use-discount.ts';

export interface Pricing {
  readonly quotes: PricedQuotes;
  readonly discounting: Discounting;
  /** Unix seconds of the chosen collection time; null for as soon as possible. */
  readonly preorderedFor: number | null;
}

/**
 * The price of the filled-in request: the quotes, and the fee after the voucher. `isPayable` is false once it is known
 * that there is no payment method: then no price will come, because it depends on the method.
 */
export function usePricing(
  { mode, flow, dispatch }: RequestFacts,
  form: UseFormReturn<RequestForm>,
  { isPayable, isUnchosen }: { readonly isPayable: boolean; readonly isUnchosen: boolean },
): Pricing {
  const [paymentMethod, deliveryTime, chosen] = useWatch({
    control: form.control,
    name: ['paymentMethod', 'deliveryTime', 'preorderedFor'],
  });
  const preorderedFor = deliveryTime === 'later' ? chosen : null;
  const answers = useQuotes(flow, dispatch, { paymentMethod, preorderedFor }, mode.pricing);
  const { data: fee, isPending } = answers.fee;
  const discounting = useDiscount(form, flow.vendorId ?? '', fee, preorderedFor);
  const { verdict } = flow;
  const isRefused = !isUnchosen && (verdict === 'too-far' || verdict === 'outside-area');
  const quotes: PricedQuotes = {
    ...answers,
    // The price of the previously chosen place is not the price of the one that is being typed.
    trip: isUnchosen ? null : answers.trip,
    isUnchosen,
    refused: isRefused ? verdict : null,
    voucher: discounting.query,
    // The fee of an edit already has the order's voucher taken off.
    price: fee && !discounting.pending ? { ...fee, ...discounting.discount?.price } : undefined,
    agreedFee: mode.pricing.agreedFee,
    // Without a drop-off no price is requested, although none is known either.
    isPricing: answers.trip !== null && ((isPending && isPayable) || discounting.pending),
  };
  return { quotes, discounting, preorderedFor };
}
