import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { placesOf } from '../../envelopes.ts';
import { latitudeText, longitudeText } from '../../shapes/primitives.ts';
import { placeSuggestion } from '../../shapes/place.ts';

export const autocompletePlaces = defineCall({
  id: 'autocomplete-places',
  summary: 'Search places by the typed text',
  service: 'orders',
  method: 'GET',
  path: '/geolocator/autocomplete',
  access: 'session',
  query: z.strictObject({
    query: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
    // The deployment's own country; any other is refused.
    country: z.string().check(z.length(2)),
    lat: z.optional(latitudeText),
    lng: z.optional(longitudeText),
    language: z.optional(z.string().check(z.maxLength(10))),
  }),
  answer: placesOf(placeSuggestion),
  errors: ['place.autocomplete-failed', 'request.invalid'],
});
