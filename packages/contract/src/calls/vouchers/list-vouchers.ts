import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { voucherState } from '../../shapes/voucher.ts';

export const listVouchers = defineCall({
  id: 'list-vouchers',
  summary: 'List all vouchers of the country, newest first, for the operator',
  service: 'orders',
  method: 'GET',
  path: '/vouchers',
  access: 'operator',
  answer: resultOf(z.object({ country: z.string(), currency: z.string(), vouchers: z.array(voucherState) })),
  errors: [],
});
