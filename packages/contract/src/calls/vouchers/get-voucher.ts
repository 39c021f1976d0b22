import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { voucher, voucherCode } from '../../shapes/voucher.ts';

/** What a code is worth, before there is a fee to take it off; one that nobody may use any more has no details. */
export const getVoucher = defineCall({
  id: 'get-voucher',
  summary: 'The details of a voucher',
  service: 'orders',
  method: 'GET',
  path: '/voucher/:code',
  access: 'session',
  params: z.object({ code: voucherCode }),
  answer: resultOf(voucher),
  errors: ['voucher.not-offered', 'voucher.too-many', 'voucher.no-details'],
});
