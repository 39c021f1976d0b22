import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { voucher, voucherCode } from '../../shapes/voucher.ts';

/** The terms of a code, before there is a fee; a voucher that can no longer be used has no details. */
export const getVoucher = defineCall({
  id: 'get-voucher',
  summary: 'Get the details of a voucher',
  service: 'orders',
  method: 'GET',
  path: '/voucher/:code',
  access: 'session',
  params: z.object({ code: voucherCode }),
  answer: resultOf(voucher),
  errors: ['voucher.not-offered', 'voucher.too-many', 'voucher.no-details'],
});
