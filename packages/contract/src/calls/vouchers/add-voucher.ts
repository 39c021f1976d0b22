import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { newVoucher, voucherState } from '../../shapes/voucher.ts';

/** A voucher never changes, so that a price quoted with it stays valid; the operator can only end it. */
export const addVoucher = defineCall({
  id: 'add-voucher',
  summary: 'Add a voucher to the country, at once in every process',
  service: 'orders',
  method: 'POST',
  path: '/vouchers',
  access: 'operator',
  body: newVoucher,
  answer: resultOf(voucherState),
  errors: ['voucher.wrong-value', 'voucher.code-taken'],
});
