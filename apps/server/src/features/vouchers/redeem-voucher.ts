import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { DiscountTerms, DiscountType } from '@riderbell/domain/vouchers/voucher.ts';
import { findVoucher } from './find-voucher.ts';
import { judgeVoucher } from './judge-voucher.ts';
import type { QuotedPrice, StoredVoucher, VoucherNeeds } from './ports.ts';
import { readDiscount, type SignedDiscount } from './signed-discount.ts';
import { familyOf, voucherCodes, voucherValues } from './validate-voucher.ts';
import { ruleAmount } from './voucher-on-the-wire.ts';

/** `fee` is in minor units; null if the currency cannot represent it. */
export interface SentDiscount {
  readonly fee: number | null;
  readonly signature: string;
}

/** The voucher of an order request, with the quote, which is checked already. */
export interface VoucherRequest {
  readonly principal: Principal;
  readonly vendor: Vendor;
  readonly voucher: { readonly code: string; readonly type: DiscountType; readonly amount: number };
  /** The answer of `/voucher/validate`; null if the server should apply the voucher itself. */
  readonly discount: SentDiscount | null;
  /** `isQuoted` is true if the caller sent the quote, false if the server priced the order. */
  readonly trip: Pick<QuotedPrice, 'quoteId' | 'expiresAt' | 'fee'> & { readonly isQuoted: boolean };
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

/** What an order stores of its voucher: enough to price an edit by the same terms. */
export interface OrderVoucher extends DiscountTerms {
  readonly voucherId: number;
  readonly code: string;
}

/** The quote that the order uses up: that of the discount if the caller sent no other. */
export type RedeemedPrice = Pick<QuotedPrice, 'quoteId' | 'expiresAt' | 'fee'>;

export type RedeemVerdict =
  | { readonly ok: true; readonly voucher: OrderVoucher; readonly price: RedeemedPrice }
  | Refused;

type Refused = {
  readonly ok: false;
  readonly refusal: RedeemRefusal;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * The current price of an order with its voucher. Refusals in this order: the flag; what `signedDiscount` or `findVoucher` refuses; the
 * rules of the voucher again, since a voucher can end, expire or be used up after it was validated; a discount that was signed for less
 * than this order pays. The store makes sure that only one order gets the last use.
 */
export async function redeemVoucher(needs: VoucherNeeds, request: VoucherRequest): Promise<RedeemVerdict> {
  const { principal, vendor, trip, discount } = request;
  const flags = await needs.flags({ vendorId: vendor.vendor_id, mode: modeOf(principal) });
  if (!flags.voucher) return refuse('voucher.not-offered');
  const signed = discount === null ? null : signedDiscount(needs, request, discount);
  if (signed?.ok === false) return signed;
  const found = signed === null ? await typedVoucher(needs, request) : await signedVoucher(needs, signed.discount);
  if (!found.ok) return found;

  const { voucher } = found;
  const refusal = await judgeVoucher(needs, voucher, {
    vendorId: vendor.vendor_id,
    familyId: familyOf(principal, vendor),
    orderTimeMs: request.orderTimeMs,
    fee: withVoucher(trip.fee.parts, null).total,
  });
  if (refusal !== null) return refuse(voucherCodes[refusal], voucherValues(refusal, voucher, needs.country));
  const fee = withVoucher(trip.fee.parts, voucher);
  // The discount was signed for a cheaper payment method or another route.
  if (signed !== null && signed.discount.discountedFee < fee.total) return refuse('voucher.signature-foreign');
  const { voucherId, code, type, amount, maximumDiscount, minimumFee } = voucher;
  const { quoteId, expiresAt } = signed !== null && !trip.isQuoted ? signed.discount : trip;
  return {
    ok: true,
    voucher: { voucherId, code, type, amount, maximumDiscount, minimumFee },
    price: { quoteId, expiresAt, fee },
  };
}

/**
 * Reads a signed discount. It is invalid when the server never signed it or the fee differs, foreign when it was signed for another
 * voucher, vendor or quote, and it expires with its quote.
 */
function signedDiscount(
  needs: VoucherNeeds,
  request: VoucherRequest,
  sent: SentDiscount,
): { readonly ok: true; readonly discount: SignedDiscount } | Refused {
  const text = needs.seal.open(sent.signature);
  const discount = text === null ? null : readDiscount(text);
  if (discount === null || discount.discountedFee !== sent.fee) return refuse('voucher.signature-invalid');
  if (isForeign(needs, discount, request)) return refuse('voucher.signature-foreign');
  return needs.now() < discount.expiresAt ? { ok: true, discount } : refuse('SignatureExpired');
}

type VoucherLookup = { readonly ok: true; readonly voucher: StoredVoucher } | Refused;

async function signedVoucher({ store }: VoucherNeeds, { code }: SignedDiscount): Promise<VoucherLookup> {
  const voucher = await store.find(code);
  return voucher === null ? refuse('voucher.not-available') : { ok: true, voucher };
}

/** Wrong codes are counted as in the validation, so that orders cannot be used to try many codes. */
async function typedVoucher(
  needs: VoucherNeeds,
  { principal, voucher: typed }: VoucherRequest,
): Promise<VoucherLookup> {
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

function isForeign(
  { country }: VoucherNeeds,
  signed: SignedDiscount,
  { vendor, voucher, trip }: VoucherRequest,
): boolean {
  return (
    (trip.isQuoted && signed.quoteId !== trip.quoteId) ||
    signed.vendorId !== vendor.vendor_id ||
    signed.code !== voucher.code ||
    signed.type !== voucher.type ||
    signed.amount !== ruleAmount(voucher.type, voucher.amount, country.currency)
  );
}
