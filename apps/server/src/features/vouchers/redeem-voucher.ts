import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { DiscountTerms, DiscountType } from '@riderbell/domain/vouchers/voucher.ts';
import { findVoucher } from './find-voucher.ts';
import { judgeVoucher } from './judge-voucher.ts';
import type { HeldPrice, KeptVoucher, VoucherNeeds } from './ports.ts';
import { readDiscount, type SignedDiscount } from './signed-discount.ts';
import { familyOf, voucherCodes, voucherValues } from './validate-voucher.ts';
import { ruleAmount } from './voucher-on-the-wire.ts';

/** `fee` is minor units; null for none of the currency. */
export interface SentDiscount {
  readonly fee: number | null;
  readonly signature: string;
}

/** The voucher of an order request, with the quote that was checked already. */
export interface Redeemed {
  readonly principal: Principal;
  readonly vendor: Vendor;
  readonly voucher: { readonly code: string; readonly type: DiscountType; readonly amount: number };
  /** As `/voucher/validate` answered it; null for a voucher that the server is to take off by itself. */
  readonly discount: SentDiscount | null;
  /** `isQuoted`: whether the caller sent its quote, or the server priced the order. */
  readonly trip: Pick<HeldPrice, 'quoteId' | 'expiresAt' | 'fee'> & { readonly isQuoted: boolean };
  /** When the rider is wanted, epoch ms. */
  readonly orderTimeMs: number;
}

type VoucherCode = (typeof voucherCodes)[keyof typeof voucherCodes];

export type RedeemRefusal =
  | 'voucher.not-offered'
  | 'voucher.too-many'
  | 'voucher.signature-invalid'
  | 'voucher.signature-foreign'
  | 'SignatureExpired'
  | VoucherCode;

/** What an order keeps of its voucher: enough to price an edit by the same terms. */
export interface OrderVoucher extends DiscountTerms {
  readonly voucherId: number;
  readonly code: string;
}

/** The quote that the order uses up: that of the discount, where the caller sent no other. */
export type RedeemedPrice = Pick<HeldPrice, 'quoteId' | 'expiresAt' | 'fee'>;

export type RedeemVerdict =
  | { readonly ok: true; readonly voucher: OrderVoucher; readonly price: RedeemedPrice }
  | Refused;

type Refused = {
  readonly ok: false;
  readonly refusal: RedeemRefusal;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * The price of an order with its voucher now. Refusals in this order: the flag; what `signedDiscount` or `findVoucher` refuses; the
 * rules once more, since a voucher can end, expire or be used up after it was validated; a discount that was signed for less than
 * this order pays. That the last use goes to one order alone is the store's to say.
 */
export async function redeemVoucher(needs: VoucherNeeds, asked: Redeemed): Promise<RedeemVerdict> {
  const { principal, vendor, trip, discount } = asked;
  const flags = await needs.flags({ vendorId: vendor.vendor_id, mode: modeOf(principal) });
  if (!flags.voucher) return refuse('voucher.not-offered');
  const signed = discount === null ? null : signedDiscount(needs, asked, discount);
  if (signed?.ok === false) return signed;
  const found = signed === null ? await typedVoucher(needs, asked) : await signedVoucher(needs, signed.discount);
  if (!found.ok) return found;

  const { voucher: kept } = found;
  const refusal = await judgeVoucher(needs, kept, {
    vendorId: vendor.vendor_id,
    familyId: familyOf(principal, vendor),
    orderTimeMs: asked.orderTimeMs,
    fee: withVoucher(trip.fee.parts, null).total,
  });
  if (refusal !== null) return refuse(voucherCodes[refusal], voucherValues(refusal, kept, needs.country));
  const fee = withVoucher(trip.fee.parts, kept);
  // It was taken off the fee of a cheaper payment method, or off another way.
  if (signed !== null && signed.discount.discountedFee < fee.total) return refuse('voucher.signature-foreign');
  const { voucherId, code, type, amount, maximumDiscount, minimumFee } = kept;
  const { quoteId, expiresAt } = signed !== null && !trip.isQuoted ? signed.discount : trip;
  return {
    ok: true,
    voucher: { voucherId, code, type, amount, maximumDiscount, minimumFee },
    price: { quoteId, expiresAt, fee },
  };
}

/**
 * A discounted price that was signed: refused as invalid when the server never signed it or the fee is another one, as foreign when it
 * is for another voucher, vendor or quote, and as expired with its quote.
 */
function signedDiscount(
  needs: VoucherNeeds,
  asked: Redeemed,
  sent: SentDiscount,
): { readonly ok: true; readonly discount: SignedDiscount } | Refused {
  const text = needs.seal.open(sent.signature);
  const discount = text === null ? null : readDiscount(text);
  if (discount === null || discount.discountedFee !== sent.fee) return refuse('voucher.signature-invalid');
  if (isForeign(needs, discount, asked)) return refuse('voucher.signature-foreign');
  return needs.now() < discount.expiresAt ? { ok: true, discount } : refuse('SignatureExpired');
}

type Kept = { readonly ok: true; readonly voucher: KeptVoucher } | Refused;

async function signedVoucher({ store }: VoucherNeeds, { code }: SignedDiscount): Promise<Kept> {
  const voucher = await store.find(code);
  return voucher === null ? refuse('voucher.not-available') : { ok: true, voucher };
}

/** Wrong codes are counted as they are when they are validated, or an order would be a way to try many. */
async function typedVoucher(needs: VoucherNeeds, { principal, voucher: typed }: Redeemed): Promise<Kept> {
  const found = await findVoucher(needs, principal, typed.code);
  if (found.kind === 'too-many') return refuse('voucher.too-many', { seconds: found.seconds });
  if (found.kind === 'none') return refuse('voucher.not-available');
  const { voucher } = found;
  const hasTerms =
    voucher.type === typed.type && voucher.amount === ruleAmount(typed.type, typed.amount, needs.country.currency);
  return hasTerms ? { ok: true, voucher } : refuse('voucher.signature-foreign');
}

function refuse(refusal: RedeemRefusal, values?: Refused['values']): Refused {
  return { ok: false, refusal, ...(values ? { values } : {}) };
}

function isForeign({ country }: VoucherNeeds, signed: SignedDiscount, { vendor, voucher, trip }: Redeemed): boolean {
  return (
    (trip.isQuoted && signed.quoteId !== trip.quoteId) ||
    signed.vendorId !== vendor.vendor_id ||
    signed.code !== voucher.code ||
    signed.type !== voucher.type ||
    signed.amount !== ruleAmount(voucher.type, voucher.amount, country.currency)
  );
}
