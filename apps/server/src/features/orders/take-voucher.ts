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
  /** Without a voucher. */
  readonly trip: QuotedTrip;
}

type Taken =
  | { readonly ok: true; readonly trip: QuotedTrip; readonly voucher: OrderVoucher | null }
  | { readonly ok: false; readonly refusal: Refusal<VoucherCode | 'voucher.incomplete'> };

const fields = {
  'voucher.signature-invalid': 'discounted_delivery_fee_signature',
  'voucher.signature-foreign': 'discounted_delivery_fee_signature',
  SignatureExpired: 'discounted_delivery_fee_signature',
} as const;

/**
 * The price of a new order after the voucher of its request; the price without one for a request without. A voucher comes with the
 * discounted fee and its signature, or with neither: then the server takes it off by itself.
 */
export async function takeVoucher(needs: OrderNeeds, { principal, vendor, body, trip }: Discountable): Promise<Taken> {
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
  const isOfDiscount = signature !== undefined && refusal in fields;
  const field = isOfDiscount ? fields[refusal as keyof typeof fields] : 'voucher.code';
  return { ok: false, refusal: { code: refusal, field, ...(values ? { values } : {}) } };
}
