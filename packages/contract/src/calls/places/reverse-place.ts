import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { placesOf } from '../../envelopes.ts';
import { reversedPlace } from '../../shapes/place.ts';
import { latitudeText, longitudeText } from '../../shapes/primitives.ts';

/** A point of which the provider knows no address is answered with an empty list; a provider that fails is a refusal. */
export const reversePlace = defineCall({
  id: 'reverse-place',
  summary: 'The address of a point',
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
