import type { Voucher } from '@riderbell/contract/shapes/voucher.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import type { RequestForm } from '../model/request-form.ts';
import { askDiscount, oneQuestion, type Discount } from './ask-discount.ts';

export interface Discounting {
  /** The discount for the current fee and time. */
  readonly discount: Discount | null;
  /** A voucher is applied and its discount is not known yet: nothing may be sent at the full price. */
  readonly pending: boolean;
  /** The last applied voucher; its discount changes with the fee, its terms do not. */
  readonly known: Voucher | null;
  /** The server's answer for the applied code and the current fee and time. */
  readonly query: Pick<UseQueryResult<Discount>, 'error' | 'isError' | 'isFetching' | 'refetch'>;
}

/**
 * The voucher of the request. Another code, fee, time or drop-off is another query, and only its own answer is taken
 * off the fee: applying the same code again requests nothing and changes nothing.
 */
export function useDiscount(
  form: UseFormReturn<RequestForm>,
  vendorId: string,
  fee: Quote | undefined,
  preorderedFor: number | null,
): Discounting {
  const offered = useFlag('voucher');
  const code = useWatch({ control: form.control, name: 'voucherCode' });
  const wanted = offered && code !== '';
  const { data, ...query } = useQuery({
    ...oneQuestion,
    queryKey: ['request', 'voucher', code, vendorId, fee?.signature, preorderedFor],
    queryFn: ({ signal }) =>
      fee
        ? askDiscount(code, vendorId, fee, preorderedFor, signal)
        : Promise.reject(new Error('a discount needs a fee')),
    enabled: wanted && fee !== undefined,
  });
  const [last, setLast] = useState<{ code: string; voucher: Voucher } | null>(null);
  if (data && (last?.code !== code || last.voucher !== data.voucher)) setLast({ code, voucher: data.voucher });
  return {
    discount: (wanted && data) || null,
    pending: wanted && fee !== undefined && data === undefined,
    known: data?.voucher ?? (last?.code === code ? last.voucher : null),
    query,
  };
}
