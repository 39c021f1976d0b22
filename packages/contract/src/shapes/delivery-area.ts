import * as z from 'zod/mini';
import { latitude, longitude } from './primitives.ts';

/** GeoJSON's MultiPolygon (RFC 7946): positions are [longitude, latitude], each polygon its outer ring and then its holes. */
export const deliveryArea = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(z.tuple([longitude, latitude])))),
});
export type DeliveryArea = z.infer<typeof deliveryArea>;
