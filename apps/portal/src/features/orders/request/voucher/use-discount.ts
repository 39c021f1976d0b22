import type { Voucher } from '@riderbell/contract/shapes/voucher.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFlag } from '../../../../platform/flags/flags.ts';
import type { RequestForm } from '../request-form.ts';
import type { UnpricedRequest } from '../submission-loop.ts';

/** A price with a voucher, as the server signed it for one fee and one time. */
export interface Discount {
  readonly voucher: Voucher;
  readonly price: Pick<Quote, 'fee' | 'parts'>;
  readonly signature: string;
  /** The signature of the fee that it was taken off. */
  readonly base: string;
  /** Unix seconds; null for as soon as possible. */
  readonly preorderedFor: number | null;
}

export interface Discounting {
  /** What holds for the fee and the time as they are now. */
  readonly discount: Discount | null;
  /** A voucher is applied, and what it makes of the fee is not known yet: nothing may be sent at the full price. */
  readonly pending: boolean;
  /** The voucher that was taken off last; what it is worth changes with the fee, what it is does not. */
  readonly known: Voucher | null;
  tell(discount: Discount | null): void;
}

/** The voucher of the request. Another fee, time or drop-off takes its discount away until the server has said it anew. */
export function useDiscount(
  form: UseFormReturn<RequestForm>,
  fee: Quote | undefined,
  preorderedFor: number | null,
): Discounting {
  const [told, tell] = useState<Discount | null>(null);
  const offered = useFlag('voucher');
  const code = useWatch({ control: form.control, name: 'voucherCode' });
  const wanted = offered && code !== '' && fee !== undefined;
  const holds =
    wanted && told?.voucher.code === code && told.base === fee.signature && told.preorderedFor === preorderedFor;
  return { discount: holds ? told : null, pending: wanted && !holds, known: told?.voucher ?? null, tell };
}

/** What an order request says of its voucher (specification §3). */
export function discountFields({
  voucher: { code, type, amount },
  price,
  signature,
}: Discount): Partial<UnpricedRequest> {
  return {
    voucher: { code, type, amount },
    discounted_delivery_fee: price.fee,
    discounted_delivery_fee_signature: signature,
  };
}
