import type { Handlers } from '@riderbell/contract/handler.ts';
import { getVoucher } from './get-voucher.ts';
import { operateVouchers } from './operate-vouchers.ts';
import type { VoucherNeeds } from './ports.ts';
import { type VoucherRequest, type RedeemVerdict, redeemVoucher } from './redeem-voucher.ts';
import { validateVoucher } from './validate-voucher.ts';

export interface VouchersFeature {
  readonly handlers: Pick<
    Handlers,
    'validateVoucher' | 'getVoucher' | 'listVouchers' | 'addVoucher' | 'endVoucher' | 'listVoucherUses'
  >;
  /** For orders: see `redeemVoucher`. */
  redeem(request: VoucherRequest): Promise<RedeemVerdict>;
}

/** Vouchers on the delivery fee (specification §5, §7). */
export function createVouchersFeature(needs: VoucherNeeds): VouchersFeature {
  return {
    handlers: {
      validateVoucher: validateVoucher(needs),
      getVoucher: getVoucher(needs),
      ...operateVouchers(needs),
    },
    redeem: (request) => redeemVoucher(needs, request),
  };
}
