import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { placesOf } from '../../envelopes.ts';
import { reversedPlace } from '../../shapes/place.ts';
import { latitudeText, longitudeText } from '../../shapes/primitives.ts';

/** The answer for a point without a known address is an empty list; a failure of the provider is a refusal. */
export const reversePlace = defineCall({
  id: 'reverse-place',
  summary: 'Get the address of a point',
  service: 'orders',
  method: 'GET',
  path: '/geolocator/reverse',
  access: 'session',
  query: z.strictObject({
    lat: latitudeText,
    lng: longitudeText,
    language: z.optional(z.string().check(z.maxLength(10))),
  }),
  answer: placesOf(z.object({ address: reversedPlace })),
  errors: ['place.reverse-failed'],
});
