import type { Coordinates } from './coordinates.ts';

/** A place that a person chose: by search, by coordinates or by pin. The address of a pin may still be loading. */
export interface ChosenPlace {
  readonly coordinates: Coordinates;
  /** For people and riders; empty while it is unknown. */
  readonly address: string;
  readonly building: string;
  readonly city: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

export function samePoint(a: Coordinates | null | undefined, b: Coordinates | null | undefined): boolean {
  return a?.latitude === b?.latitude && a?.longitude === b?.longitude;
}

/** A pin without an address yet. */
export function pinAt(coordinates: Coordinates): ChosenPlace {
  return { coordinates, address: '', building: '', city: '', postalCode: '', countryCode: '' };
}
