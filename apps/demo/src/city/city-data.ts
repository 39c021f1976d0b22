/** The city data that the search needs. */
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** A name in English and in the city's own language, by the language's first letters (`en`, `th`). */
export type LocalNames = Readonly<Record<'en', string>> & Readonly<Record<string, string>>;

/** The lower lines of an address. */
export interface CityArea {
  readonly district: LocalNames | null;
  readonly city: LocalNames;
  /** Empty when it is unknown. */
  readonly postalCode: string;
}

export interface CityPlace extends Coordinates {
  /** The same after a restart. */
  readonly id: string;
  readonly kind: 'street' | 'station' | 'landmark' | 'neighbourhood' | 'district' | 'town';
  readonly names: LocalNames;
  readonly otherNames: readonly string[];
  readonly area: CityArea;
}

/** Searches the places of a city and names its points. */
export interface CityIndex {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly places: readonly CityPlace[];
  contains(at: Coordinates): boolean;
  /** The named street nearest to a point within a distance; null when there is none. */
  streetNear(at: Coordinates, withinMetres: number): { readonly names: LocalNames; readonly metres: number } | null;
  areaOf(at: Coordinates): CityArea;
}
