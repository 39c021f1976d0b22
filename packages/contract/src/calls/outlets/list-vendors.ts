import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { callersVendor } from '../../shapes/vendor.ts';

export const listVendors = defineCall({
  id: 'list-vendors',
  summary: 'List the vendors and outlets of the caller',
  service: 'orders',
  method: 'GET',
  path: '/vendors',
  access: 'session',
  answer: resultOf(z.object({ vendors: z.array(callersVendor) })),
  errors: [],
});
