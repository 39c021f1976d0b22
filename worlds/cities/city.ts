/** A place in a demo's city: a real street and about where it runs; house numbers are invented. */
export type CityPlace = readonly [
  district: string,
  street: string,
  postalCode: string,
  latitude: number,
  longitude: number,
];

/** What the demo needs of a city, so that the same coffee roaster makes sense in it. */
export interface City {
  /** How addresses begin: "12 Orchard Road" or "Torstraße 12". */
  readonly first: 'number' | 'street';
  /** A number without its last three digits, with its plus: of the right length, in a row that the number plan gives nobody. */
  readonly phone: string;
  /** What a cup of coffee costs, in the country's currency: every basket follows it. */
  readonly cup: number;
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** The roastery, d001, d002, d003, a-001 and the florist in this order; then streets where customers live. */
  readonly places: readonly [CityPlace, CityPlace, CityPlace, CityPlace, CityPlace, CityPlace, ...CityPlace[]];
}
