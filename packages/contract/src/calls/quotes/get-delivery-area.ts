import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { deliveryArea } from '../../shapes/delivery-area.ts';
import { id, latitudeText, longitudeText } from '../../shapes/primitives.ts';

/** For the map of a request; whether a place lies in it `validate-delivery-area` says. */
export const getDeliveryArea = defineCall({
  id: 'get-delivery-area',
  summary: 'Where riders go with the orders of a vendor or outlet',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/delivery-area',
  access: 'session',
  params: z.object({ id }),
  /** Where a guest's order is collected, both or neither; anybody else's area stands with the vendor, whatever is said here. */
  query: z.strictObject({ lat: z.optional(latitudeText), lng: z.optional(longitudeText) }),
  answer: resultOf(z.object({ area: z.nullable(deliveryArea) })),
  // A point off the globe, or half of one, is a malformed request.
  errors: ['vendor.not-found', 'request.invalid'],
});
