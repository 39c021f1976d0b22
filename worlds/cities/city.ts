/** A place in a demo city: a real street with a point on it; house numbers are invented. */
export type CityPlace = readonly [
  district: string,
  street: string,
  postalCode: string,
  latitude: number,
  longitude: number,
];

/** The facts of a city with which the demo's coffee roaster fits into it. */
export interface City {
  /** The first part of an address: "12 Orchard Road" or "Torstraße 12". */
  readonly first: 'number' | 'street';
  /** A phone number without its last three digits, with its plus: of the right length, in a range that the numbering plan does not assign. */
  readonly phone: string;
  /** The price of a cup of coffee in the country's currency, which scales all item values. */
  readonly cup: number;
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** The places of the roastery, d001, d002, d003, a-001 and the florist, in this order; then streets of customers. */
  readonly places: readonly [CityPlace, CityPlace, CityPlace, CityPlace, CityPlace, CityPlace, ...CityPlace[]];
}
