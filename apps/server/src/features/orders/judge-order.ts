import type { CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import { checkRequest, priceRequest, type RequestedOrder } from './check-request.ts';
import type { OrderNeeds } from './ports.ts';
import { takeVoucher } from './take-voucher.ts';

/** What a call would answer. The fee is in minor units and before a voucher; null where the request is not complete enough for a price. */
export type Judged<Code extends string> =
  | { readonly ok: true; readonly fee: number }
  | { readonly ok: false; readonly refusals: Refusal<Code>[]; readonly fee: number | null };

/** With a fault of one of these fields a request has no price, or one for another door. */
const placeFields: ReadonlySet<string | undefined> = new Set(['vendor_id', 'customer.location.latitude']);

/**
 * What `createOrder` would answer to the request, without storing anything or using up a quote: all its faults, and its price. Unlike
 * there, a request with faults is priced too if these are not about its places, so that a person sees everything at once.
 */
export async function judgeOrder(
  needs: OrderNeeds,
  asked: RequestedOrder,
): Promise<Judged<CallErrorCode<typeof calls.createOrder>>> {
  const { refusals, requested } = await checkRequest(needs, asked);
  if (requested === null || refusals.some(({ field }) => placeFields.has(field))) {
    return { ok: false, refusals, fee: null };
  }
  const priced = await priceRequest(needs, asked, requested);
  if (!priced.ok) return { ok: false, refusals: [...refusals, priced.refusal], fee: null };
  const { trip } = priced;
  // The price depends on the method, so there is none for an unknown method.
  const fee = refusals.some(({ code }) => code === 'order.payment-method-missing') ? null : trip.fee.total;
  if (refusals.length > 0) return { ok: false, refusals, fee };
  const discounted = await takeVoucher(needs, { ...asked, vendor: requested.vendor, trip });
  return discounted.ok ? { ok: true, fee: trip.fee.total } : { ok: false, refusals: [discounted.refusal], fee };
}
