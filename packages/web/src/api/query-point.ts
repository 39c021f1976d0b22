import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** A point as the query of a call takes it: to the centimetre, never with an exponent. */
export const queryPoint = ({ latitude, longitude }: Coordinates) => ({
  lat: latitude.toFixed(7),
  lng: longitude.toFixed(7),
});
