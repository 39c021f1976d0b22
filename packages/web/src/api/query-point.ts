import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** A point as query parameters: precise to the centimetre, and never in exponential notation. */
export const queryPoint = ({ latitude, longitude }: Coordinates) => ({
  lat: latitude.toFixed(7),
  lng: longitude.toFixed(7),
});
