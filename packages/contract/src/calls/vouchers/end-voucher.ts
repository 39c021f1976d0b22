import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { personText } from '../../shapes/primitives.ts';
import { voucherCode, voucherState } from '../../shapes/voucher.ts';

export const endVoucher = defineCall({
  id: 'end-voucher',
  summary: 'End a voucher; orders that used it keep their price',
  service: 'orders',
  method: 'POST',
  path: '/vouchers/:code/end',
  access: 'operator',
  params: z.object({ code: voucherCode }),
  body: z.strictObject({ ended_by: personText(100).check(z.minLength(1)) }),
  answer: resultOf(voucherState),
  errors: ['voucher.unknown'],
});
