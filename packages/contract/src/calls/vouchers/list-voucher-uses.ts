import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { voucherCode, voucherUse } from '../../shapes/voucher.ts';

export const listVoucherUses = defineCall({
  id: 'list-voucher-uses',
  summary: 'List the last 100 orders that used a voucher, newest first',
  service: 'orders',
  method: 'GET',
  path: '/vouchers/:code/uses',
  access: 'operator',
  params: z.object({ code: voucherCode }),
  answer: resultOf(z.array(voucherUse)),
  errors: ['voucher.unknown'],
});
