import { type VoucherRefusal, voucherRefusal, type VoucherUse } from '@riderbell/domain/vouchers/voucher.ts';
import type { KeptVoucher, VoucherNeeds } from './ports.ts';

/** Who wants to use a voucher, when, and for which fee (minor units). */
export type VoucherWish = Omit<VoucherUse, 'used' | 'usedHere'>;

/** The domain's rules over the voucher as it stands, with its uses counted; null when nothing stands against it. */
export async function judgeVoucher(
  { store }: Pick<VoucherNeeds, 'store'>,
  voucher: KeptVoucher,
  wish: VoucherWish,
): Promise<VoucherRefusal | null> {
  const counted = voucher.useLimitPerVendor !== null && wish.familyId !== null;
  const usedHere = counted ? await store.usedBy(voucher.voucherId, wish.familyId) : 0;
  return voucherRefusal(voucher, { ...wish, used: voucher.used, usedHere });
}
