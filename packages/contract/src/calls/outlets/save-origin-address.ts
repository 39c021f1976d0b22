import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id, latitude, longitude, personText } from '../../shapes/primitives.ts';
import { defaulted, longestText, ruled } from '../../shapes/requested.ts';
import { callersVendor } from '../../shapes/vendor.ts';

/** Saves an origin address (specification §3; §5 has its limits, which the feature checks in bytes). */
export const saveOriginAddress = defineCall({
  id: 'save-origin-address',
  summary: 'Save the address of a collection point',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/:id/address',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({
    address_text: personText(2000),
    unit: defaulted(personText(120), ''),
    notes: defaulted(personText(longestText), ''),
    building: defaulted(personText(120), ''),
    city: personText(120),
    country_code: z.string().check(z.maxLength(2)),
    latitude: ruled(z.nullable(latitude), null),
    longitude: ruled(z.nullable(longitude), null),
    postal_code: defaulted(personText(20), ''),
    street_address: defaulted(personText(longestText), ''),
  }),
  answer: resultOf(callersVendor),
  errors: [
    'vendor.not-found',
    'address.no-coordinates',
    'address.other-country',
    'address.notes-too-long',
    'address.too-long',
  ],
});
