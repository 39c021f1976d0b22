import { callerId, type Principal } from '@riderbell/domain/access/principal.ts';
import { voucherCodeOf } from '@riderbell/domain/vouchers/voucher-code.ts';
import type { StoredVoucher, VoucherNeeds } from './ports.ts';

export type Found =
  | { readonly kind: 'found'; readonly voucher: StoredVoucher }
  | { readonly kind: 'none' }
  | { readonly kind: 'too-many'; readonly seconds: number };

/**
 * The voucher of a typed code. A caller who tries many wrong codes has to wait, otherwise short codes could be guessed; a right code is
 * not counted.
 */
export async function findVoucher(
  { store, wrongCodes }: Pick<VoucherNeeds, 'store' | 'wrongCodes'>,
  principal: Principal,
  typed: string,
): Promise<Found> {
  const caller = callerId(principal);
  const seconds = await wrongCodes.take(caller);
  if (seconds !== null) return { kind: 'too-many', seconds };
  const code = voucherCodeOf(typed);
  const voucher = code === null ? null : await store.find(code);
  if (voucher === null) return { kind: 'none' };
  await wrongCodes.giveBack(caller);
  return { kind: 'found', voucher };
}
