import * as z from 'zod/mini';
import { latitude, longitude } from './primitives.ts';

/** A suggestion; a two-step provider returns null coordinates, which `details` fills in (specification §3, §7). */
export const placeSuggestion = z.object({
  address: z.object({
    id: z.string(),
    formatted_address: z.string(),
    latitude: z.nullable(latitude),
    longitude: z.nullable(longitude),
  }),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const reversedPlace = z.object({
  latitude,
  longitude,
  formatted_address: z.string(),
  city: z.string(),
  zipcode: z.string(),
  suburb: z.string(),
  building: z.string(),
  country_code: z.string(),
  number: z.string(),
});
export type ReversedPlace = z.infer<typeof reversedPlace>;
