import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { placesOf } from '../../envelopes.ts';
import { placeSuggestion } from '../../shapes/place.ts';

export const getPlaceDetails = defineCall({
  id: 'get-place-details',
  summary: 'Get the coordinates of a suggestion',
  service: 'orders',
  method: 'GET',
  path: '/geolocator/details',
  access: 'session',
  query: z.strictObject({ query_id: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  answer: placesOf(placeSuggestion),
  errors: ['place.not-found'],
});
