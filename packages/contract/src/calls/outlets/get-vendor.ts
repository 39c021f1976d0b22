import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { callersVendor } from '../../shapes/vendor.ts';

export const getVendor = defineCall({
  id: 'get-vendor',
  summary: 'Get a vendor or outlet',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(callersVendor),
  errors: ['vendor.not-found'],
});
