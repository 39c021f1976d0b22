import type { Principal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { type DeliveryFee, withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { DiscountTerms, DiscountType } from '@riderbell/domain/vouchers/voucher.ts';
import { judgeVoucher } from './judge-voucher.ts';
import type { HeldPrice, VoucherNeeds } from './ports.ts';
import { readDiscount, type SignedDiscount } from './signed-discount.ts';
import { familyOf, voucherCodes } from './validate-voucher.ts';
import { ruleAmount } from './voucher-on-the-wire.ts';

/** The voucher of an order request, with the quote that was checked already. `discountedFee` is minor units; null for none of the currency. */
export interface Redeemed {
  readonly principal: Principal;
  readonly vendor: Vendor;
  readonly voucher: { readonly code: string; readonly type: DiscountType; readonly amount: number };
  readonly discountedFee: number | null;
  readonly signature: string;
  readonly trip: Pick<HeldPrice, 'quoteId' | 'fee'>;
  /** When the rider is wanted, epoch ms. */
  readonly orderTimeMs: number;
}

type VoucherCode = Exclude<(typeof voucherCodes)[keyof typeof voucherCodes], 'voucher.fee-too-low'>;

export type RedeemRefusal =
  | 'voucher.not-offered'
  | 'voucher.signature-invalid'
  | 'voucher.signature-foreign'
  | VoucherCode;

/** What an order keeps of its voucher: enough to price an edit by the same terms. */
export interface OrderVoucher extends DiscountTerms {
  readonly voucherId: number;
  readonly code: string;
}

export type RedeemVerdict =
  | { readonly ok: true; readonly voucher: OrderVoucher; readonly fee: DeliveryFee }
  | { readonly ok: false; readonly refusal: RedeemRefusal };

/**
 * Whether a discounted price that was signed holds for an order now. Refusals in this order: the flag; a signature that is none
 * of ours, or another fee; one for another voucher, vendor or quote; then the rules once more, since a voucher can end, expire
 * or be used up in between. It lives as long as its quote, whose expiry the caller has looked at. That the last use goes to
 * one order alone is the store's to say.
 */
export async function redeemVoucher(needs: VoucherNeeds, asked: Redeemed): Promise<RedeemVerdict> {
  const { principal, vendor, trip } = asked;
  const flags = await needs.flags({ vendorId: vendor.vendor_id, mode: principal.mode });
  if (!flags.voucher) return refuse('voucher.not-offered');
  const text = needs.seal.open(asked.signature);
  const signed = text === null ? null : readDiscount(text);
  if (signed === null || signed.discountedFee !== asked.discountedFee) return refuse('voucher.signature-invalid');
  if (isForeign(needs, signed, asked)) return refuse('voucher.signature-foreign');

  const kept = await needs.store.find(signed.code);
  if (kept === null) return refuse('voucher.not-available');
  const refusal = await judgeVoucher(needs, kept, {
    vendorId: vendor.vendor_id,
    familyId: familyOf(principal, vendor),
    orderTimeMs: asked.orderTimeMs,
    fee: withVoucher(trip.fee.parts, null).total,
  });
  if (refusal === 'fee-too-low') throw new Error(`${signed.code} was taken off a fee below its minimum`);
  if (refusal !== null) return refuse(voucherCodes[refusal]);
  const { voucherId, code, type, amount, maximumDiscount, minimumFee } = kept;
  return {
    ok: true,
    voucher: { voucherId, code, type, amount, maximumDiscount, minimumFee },
    fee: withVoucher(trip.fee.parts, kept),
  };
}

function refuse(refusal: RedeemRefusal): RedeemVerdict {
  return { ok: false, refusal };
}

function isForeign({ country }: VoucherNeeds, signed: SignedDiscount, { vendor, voucher, trip }: Redeemed): boolean {
  return (
    signed.quoteId !== trip.quoteId ||
    signed.vendorId !== vendor.vendor_id ||
    signed.code !== voucher.code ||
    signed.type !== voucher.type ||
    signed.amount !== ruleAmount(voucher.type, voucher.amount, country.currency)
  );
}
