import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { newVoucher, voucherState } from '../../shapes/voucher.ts';

/** A voucher never changes afterwards, so that a price that was quoted with it holds; it can only be ended. */
export const addVoucher = defineCall({
  id: 'add-voucher',
  summary: 'Add a voucher to the country, from now on and in every process',
  service: 'orders',
  method: 'POST',
  path: '/vouchers',
  access: 'operator',
  body: newVoucher,
  answer: resultOf(voucherState),
  errors: ['voucher.wrong-value', 'voucher.code-taken'],
});
