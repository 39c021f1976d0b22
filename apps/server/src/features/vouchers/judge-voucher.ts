import { type VoucherRefusal, voucherRefusal, type VoucherUse } from '@riderbell/domain/vouchers/voucher.ts';
import type { StoredVoucher, VoucherNeeds } from './ports.ts';

/** The intended use of a voucher: the vendor, the time and the fee (minor units). */
export type IntendedUse = Omit<VoucherUse, 'used' | 'usedHere'>;

/** Applies the domain's rules to the current voucher and its number of uses; null when it may be used. */
export async function judgeVoucher(
  { store }: Pick<VoucherNeeds, 'store'>,
  voucher: StoredVoucher,
  use: IntendedUse,
): Promise<VoucherRefusal | null> {
  const counted = voucher.useLimitPerVendor !== null && use.familyId !== null;
  const usedHere = counted ? await store.usedBy(voucher.voucherId, use.familyId) : 0;
  return voucherRefusal(voucher, { ...use, used: voucher.used, usedHere });
}
