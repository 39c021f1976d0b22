import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { hoursOfVendor } from '../../shapes/opening-hours.ts';
import { id } from '../../shapes/primitives.ts';

export const getOpeningHours = defineCall({
  id: 'get-opening-hours',
  summary: 'Get the opening hours of a vendor or outlet',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/opening-hours',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(hoursOfVendor),
  errors: ['vendor.not-found'],
});
