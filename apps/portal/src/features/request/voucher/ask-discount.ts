import { getVoucher } from '@riderbell/contract/calls/vouchers/get-voucher.ts';
import { validateVoucher } from '@riderbell/contract/calls/vouchers/validate-voucher.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Voucher } from '@riderbell/contract/shapes/voucher.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';

/** A price with a voucher, as the server signed it for one fee and one time. */
export interface Discount {
  readonly voucher: Voucher;
  readonly price: Pick<Quote, 'fee' | 'parts'>;
  readonly signature: string;
}

/** Answers that are valid for one question, and dropped with it. */
export const oneQuestion = { staleTime: Infinity, gcTime: 0, retry: false, meta: { quiet: true } } as const;

/** Requests the discount of a voucher on a fee. @throws ApiProblem as the server refuses */
export async function askDiscount(
  code: string,
  vendorId: string,
  quote: Pick<Quote, 'fee' | 'signature'>,
  preorderedFor: number | null,
  signal?: AbortSignal,
): Promise<Discount> {
  const order = {
    order_time: preorderedFor === null ? null : new Date(preorderedFor * 1000).toISOString(),
    delivery_fee: quote.fee,
    signature: quote.signature,
  };
  const body = { code, order, vendor_id: vendorId };
  const { result } = await callApi(validateVoucher, { body }, signal ? { signal } : {});
  const { voucher, delivery_fee: fee, parts, signature } = result;
  return { voucher, price: { fee, parts }, signature };
}

/** The value of a code while there is no fee yet. */
export async function askDetails(code: string, signal: AbortSignal): Promise<Voucher> {
  return (await callApi(getVoucher, { params: { code } }, { signal })).result;
}

/** The same request with its voucher applied to another fee. @throws ApiProblem as the server refuses */
export async function discountAgain(
  request: UnpricedRequest,
  quote: Pick<Quote, 'fee' | 'signature'>,
): Promise<UnpricedRequest> {
  if (request.voucher === undefined) return request;
  const discount = await askDiscount(request.voucher.code, request.vendor_id, quote, request.preordered_for ?? null);
  return { ...request, ...discountFields(discount) };
}

/** The fields of an order request about its voucher (specification §3). */
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
