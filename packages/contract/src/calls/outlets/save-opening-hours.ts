import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { hoursOfVendor, openingHours } from '../../shapes/opening-hours.ts';
import { id } from '../../shapes/primitives.ts';

/** Replaces the opening hours as a whole; null removes them, and the country's service hours alone apply. */
export const saveOpeningHours = defineCall({
  id: 'save-opening-hours',
  summary: 'Set the opening hours of a vendor or outlet',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/:id/opening-hours',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({ opening_hours: z.nullable(openingHours) }),
  answer: resultOf(hoursOfVendor),
  errors: [
    'vendor.not-found',
    'outlet.not-offered',
    'outlet.locked',
    'opening-hours.overlap',
    'opening-hours.repeated-date',
  ],
});
