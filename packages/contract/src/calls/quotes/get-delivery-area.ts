import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { deliveryArea } from '../../shapes/delivery-area.ts';
import { id, latitudeText, longitudeText } from '../../shapes/primitives.ts';

/** The delivery area for the map of a request; to check a place, use `validate-delivery-area`. */
export const getDeliveryArea = defineCall({
  id: 'get-delivery-area',
  summary: 'Get the delivery area of a vendor or outlet',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/delivery-area',
  access: 'session',
  params: z.object({ id }),
  /** The collection point of a guest's order, both or neither; ignored for other callers, whose vendor decides the area. */
  query: z.strictObject({ lat: z.optional(latitudeText), lng: z.optional(longitudeText) }),
  answer: resultOf(z.object({ area: z.nullable(deliveryArea) })),
  // A point outside the valid range, or with one coordinate, is an invalid request.
  errors: ['vendor.not-found', 'request.invalid'],
});
