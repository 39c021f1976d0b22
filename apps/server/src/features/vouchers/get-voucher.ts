import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { modeOf, onlyVendorOf } from '@riderbell/domain/access/principal.ts';
import { isOffered } from '@riderbell/domain/vouchers/voucher.ts';
import { findVoucher } from './find-voucher.ts';
import type { VoucherNeeds } from './ports.ts';
import { familyOf } from './validate-voucher.ts';
import { voucherOnTheWire } from './voucher-on-the-wire.ts';

/** The voucher of a code, if the principal may use it at one of its vendors; an ended code is refused like an unknown one. */
export function getVoucher(needs: VoucherNeeds): Handler<typeof calls.getVoucher> {
  return async ({ principal, params }) => {
    const flags = await needs.flags({ vendorId: onlyVendorOf(principal), mode: modeOf(principal) });
    if (!flags.voucher) return refused('voucher.not-offered');
    const found = await findVoucher(needs, principal, params.code);
    if (found.kind === 'too-many') return refused('voucher.too-many', { values: { seconds: found.seconds } });
    if (found.kind === 'none' || found.voucher.endedAtMs !== null) return refused('voucher.no-details');
    const { voucher } = found;
    const vendors = await needs.vendors.list(principal);
    const offered = vendors.some((vendor) =>
      isOffered(voucher, { vendorId: vendor.vendor_id, familyId: familyOf(principal, vendor) }),
    );
    if (!offered) return refused('voucher.no-details');
    return accepted({ result: voucherOnTheWire(voucher, needs.country.currency) });
  };
}
