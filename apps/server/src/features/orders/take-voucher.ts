import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import type { OrderNeeds, OrderVoucher, QuotedTrip, VoucherCode } from './ports.ts';

interface Discountable {
  readonly principal: Principal;
  readonly vendor: Vendor;
  readonly body: OrderRequest;
  /** The trip before the voucher. */
  readonly trip: QuotedTrip;
}

type VoucherOutcome =
  | { readonly ok: true; readonly trip: QuotedTrip; readonly voucher: OrderVoucher | null }
  | { readonly ok: false; readonly refusal: Refusal<VoucherCode | 'voucher.incomplete'> };

const fields = {
  'voucher.signature-invalid': 'discounted_delivery_fee_signature',
  'voucher.signature-foreign': 'discounted_delivery_fee_signature',
  SignatureExpired: 'discounted_delivery_fee_signature',
} as const;

/**
 * Applies the voucher of a new order's request to its price, if the request has one. A voucher comes with the discounted fee and its
 * signature, or with neither: then the server calculates the discount itself.
 */
export async function takeVoucher(
  needs: OrderNeeds,
  { principal, vendor, body, trip }: Discountable,
): Promise<VoucherOutcome> {
  const { voucher, discounted_delivery_fee: fee, discounted_delivery_fee_signature: signature } = body;
  if (voucher === undefined && fee === undefined && signature === undefined) return { ok: true, trip, voucher: null };
  if (voucher === undefined || (fee === undefined) !== (signature === undefined)) {
    return { ok: false, refusal: { code: 'voucher.incomplete', field: 'voucher' } };
  }
  const { preordered_for: preorderedFor = null } = body;
  const verdict = await needs.vouchers.redeem({
    principal,
    vendor,
    voucher,
    discount:
      fee === undefined || signature === undefined ? null : { fee: toMinor(fee, needs.country.currency), signature },
    trip: { ...trip, isQuoted: body.signature !== undefined },
    orderTimeMs: preorderedFor === null ? needs.now() : preorderedFor * 1000,
  });
  if (verdict.ok) return { ok: true, trip: { ...trip, ...verdict.price }, voucher: verdict.voucher };
  const { refusal, values } = verdict;
  const isAboutDiscount = signature !== undefined && refusal in fields;
  const field = isAboutDiscount ? fields[refusal as keyof typeof fields] : 'voucher.code';
  return { ok: false, refusal: { code: refusal, field, ...(values ? { values } : {}) } };
}
