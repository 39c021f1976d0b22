import { type Coordinates, coordinatePair, isInWorld } from './coordinates.ts';

/** The address search starts with this many characters (specification §9). */
export const addressSearchMinimum = 2;

export type AddressQuery =
  | { readonly kind: 'too-short' }
  | { readonly kind: 'coordinates'; readonly coordinates: Coordinates }
  /** Coordinates outside the valid range: there is nothing to look up. */
  | { readonly kind: 'off-globe' }
  | { readonly kind: 'text'; readonly text: string };

/** What the text of an address field means: a reverse look-up of a "lat,lng" pair, or a search (specification §5). */
export function addressQueryOf(text: string): AddressQuery {
  const coordinates = coordinatePair(text);
  if (coordinates) return isInWorld(coordinates) ? { kind: 'coordinates', coordinates } : { kind: 'off-globe' };
  const trimmed = text.trim();
  return [...trimmed].length < addressSearchMinimum ? { kind: 'too-short' } : { kind: 'text', text: trimmed };
}
