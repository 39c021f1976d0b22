import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { countsAsBusiness } from '@riderbell/domain/access/capabilities.ts';
import { modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { quoteHolderOf } from '@riderbell/domain/access/order-ownership.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import { withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { VoucherRefusal } from '@riderbell/domain/vouchers/voucher.ts';
import { findVoucher } from './find-voucher.ts';
import { judgeVoucher } from './judge-voucher.ts';
import type { StoredVoucher, VoucherNeeds } from './ports.ts';
import { writeDiscount } from './signed-discount.ts';
import { voucherOnTheWire } from './voucher-on-the-wire.ts';

export const voucherCodes = {
  'not-available': 'voucher.not-available',
  'not-yet-valid': 'voucher.not-yet-valid',
  expired: 'voucher.expired',
  'fee-too-low': 'voucher.fee-too-low',
  'used-up': 'voucher.used-up',
  'used-up-here': 'voucher.used-up-here',
} as const satisfies Record<VoucherRefusal, string>;

/** The values in the text of a refusal. */
export function voucherValues(
  refusal: VoucherRefusal,
  { minimumFee }: Pick<StoredVoucher, 'minimumFee'>,
  { currency }: VoucherNeeds['country'],
): { minimum: number; currency: string } | undefined {
  return refusal === 'fee-too-low' ? { minimum: fromMinor(minimumFee, currency), currency } : undefined;
}

/** The head of the vendor's family, for which uses are counted; null for a guest, who is not a business. */
export function familyOf(principal: Principal, vendor: Vendor): string | null {
  return countsAsBusiness(principal) ? (vendor.parent_vendor_id ?? vendor.vendor_id) : null;
}

/**
 * Applies a voucher to a quoted fee (specification §5, §7). Refusals in this order: the flag, the vendor, the quote, the code, the rules
 * of the voucher. The time of the order is never earlier than now, whatever the caller's clock says.
 */
export function validateVoucher(needs: VoucherNeeds): Handler<typeof calls.validateVoucher> {
  return async ({ principal, body }) => {
    const { country, seal, now } = needs;
    const flags = await needs.flags({ vendorId: body.vendor_id, mode: modeOf(principal) });
    if (!flags.voucher) return refused('voucher.not-offered');
    const vendor = await needs.vendors.find(principal, body.vendor_id, 'request-riders');
    if (vendor === null) return refused('vendor.not-found', { field: 'vendor_id' });
    const { order } = body;
    const quoted = needs.quotes.checkFee(
      order.signature,
      quoteHolderOf(principal, vendor.vendor_id),
      toMinor(order.delivery_fee, country.currency),
    );
    if (!quoted.ok) return refused(quoted.refusal, { field: 'order.signature' });
    const found = await findVoucher(needs, principal, body.code);
    if (found.kind === 'too-many') return refused('voucher.too-many', { values: { seconds: found.seconds } });
    if (found.kind === 'none') return refused('voucher.not-available', { field: 'code' });

    const { voucher } = found;
    const { trip } = quoted;
    const undiscounted = withVoucher(trip.fee.parts, null);
    const refusal = await judgeVoucher(needs, voucher, {
      vendorId: vendor.vendor_id,
      familyId: familyOf(principal, vendor),
      orderTimeMs: Math.max(now(), order.order_time === null ? 0 : Date.parse(order.order_time)),
      fee: undiscounted.total,
    });
    if (refusal !== null) {
      const values = voucherValues(refusal, voucher, country);
      return refused(voucherCodes[refusal], { field: 'code', ...(values ? { values } : {}) });
    }

    const fee = withVoucher(trip.fee.parts, voucher);
    const decimal = (minor: number): number => fromMinor(minor, country.currency);
    const { base, distance, surcharge } = fee.parts;
    return accepted({
      result: {
        voucher: voucherOnTheWire(voucher, country.currency),
        delivery_fee: decimal(fee.total),
        parts: {
          base: decimal(base),
          distance: decimal(distance),
          surcharge: decimal(surcharge),
          voucher: decimal(fee.parts.voucher),
        },
        currency: country.currency,
        expires_at: new Date(trip.expiresAt).toISOString(),
        signature: seal.seal(
          writeDiscount({
            quoteId: trip.quoteId,
            expiresAt: trip.expiresAt,
            vendorId: vendor.vendor_id,
            code: voucher.code,
            type: voucher.type,
            amount: voucher.amount,
            discountedFee: fee.total,
          }),
        ),
      },
    });
  };
}
