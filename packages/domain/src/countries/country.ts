import type { SelectablePaymentMethod } from '../payments/payment-methods.ts';
import type { Coordinates } from '../places/coordinates.ts';
import type { CurrencyCode } from './currencies.ts';
import type { Language } from './languages.ts';
import type { ProhibitedItem } from './prohibited-items.ts';
import type { GeolocatorRegion } from './regions.ts';

/** The 35 supported countries, ISO 3166-1 alpha-2 (specification §1). */
export const countryCodes = [
  'BH',
  'EG',
  'HK',
  'JO',
  'KW',
  'MY',
  'OM',
  'PH',
  'PK',
  'QA',
  'SG',
  'TH',
  'TW',
  'AE',
  'MM',
  'BD',
  'KH',
  'SE',
  'LA',
  'HU',
  'JP',
  'NO',
  'FI',
  'DE',
  'CZ',
  'SA',
  'GR',
  'CY',
  'DK',
  'PL',
  'RS',
  'RO',
  'NG',
  'KZ',
  'IT',
] as const;

export type CountryCode = (typeof countryCodes)[number];

/** The source of a figure: specification §9, or our own default where the specification is silent. */
export type FigureSource = 'specification' | 'default';

/** A city whose fee includes a different distance; `names` are compared case-insensitively. */
export type CityFee = { readonly names: readonly string[]; readonly includedMetres: number };

/**
 * The prices of a delivery, in minor units: base, plus each started kilometre beyond the included metres. Where the
 * specification gives a price "from 1 km", the base price includes the first kilometre.
 */
export type FeeTable = {
  readonly source: FigureSource;
  readonly base: number;
  readonly perKilometre: number;
  readonly includedMetres: number;
  readonly cities: readonly CityFee[];
  /** Added when the rider collects cash at the door. */
  readonly cashSurcharge: number;
};

/** How far a delivery may go, by road or in a straight line. */
export type DistanceLimit = {
  readonly source: FigureSource;
  readonly metres: number;
  readonly along: 'road' | 'straight-line';
};

/** How the FAQ words this country's figures, where they differ from the tables above (specification §9). */
export type FaqFigures = {
  /** The typical price of a delivery, where the FAQ shows it instead of the table. */
  readonly typicalPrice: { readonly from: number; readonly to: number } | null;
  /** "up to 10 km", "within a radius of 12 km", "4 to 5 km", "up to 10 km across zones". */
  readonly distance:
    | { readonly put: 'up-to' | 'radius' | 'across-zones' }
    | { readonly put: 'between'; readonly fromMetres: number };
};

/** A bounding box of the whole country, in degrees. */
export type CountryBounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** Everything that differs between countries. Amounts are minor units of `currency`. */
export type Country = {
  readonly code: CountryCode;
  readonly name: string;
  readonly currency: CurrencyCode;
  /** The bank notes that people pay with, smallest first: those that the central bank still issues, without commemorative ones. */
  readonly bankNotes: readonly number[];
  /** With its plus: "+66". */
  readonly phonePrefix: string;
  /** IANA name of the time zone of the service hours: that of the city. */
  readonly timeZone: string;
  /** The country's other time zones, now or in the past. */
  readonly otherTimeZones: readonly string[];
  /** The nearer of the two: Europe serves the Middle East and Africa. */
  readonly geolocatorRegion: GeolocatorRegion;
  /** The place of the house number in an address. */
  readonly houseNumber: 'before-street' | 'after-street';
  readonly languages: readonly [Language, ...Language[]];
  readonly defaultLanguage: Language;
  readonly payment: {
    readonly default: SelectablePaymentMethod;
    /** The country parameter: methods separated by a vertical bar. */
    readonly allowed: string;
    readonly cardType: 'generic_creditcard' | 'cybersource_creditcard';
  };
  /** We never promise a rider sooner than this; 15 in the specification's example deployment (§1) and by default. */
  readonly minimumEtaMinutes: number;
  readonly fees: FeeTable;
  readonly distanceLimit: DistanceLimit;
  readonly weightLimitKg: { readonly source: FigureSource; readonly value: number };
  /** The merchant has to confirm an item value above this. */
  readonly itemValueLimit: { readonly source: FigureSource; readonly value: number };
  /**
   * "from:to" as dddd:dddd in local time; equal values mean always open. The specification names no hours, so a country is
   * always open until its operator sets hours.
   */
  readonly serviceHours: string;
  readonly unitNumberRequired: boolean;
  readonly amount: { readonly required: boolean; readonly minimum: number | null };
  readonly prohibited: {
    readonly items: readonly ProhibitedItem[];
    /** The item value that the list mentions (specification §9); it does not block an order. Null where it mentions none. */
    readonly valueCeiling: number | null;
  };
  /** Whether the terms are the portal's own page or a document of the operator; a setting holds its address. */
  readonly terms: 'page' | 'link';
  readonly faq: FaqFigures;
  /** The city of the demo. */
  readonly city: string;
  /** The default centre of a map. */
  readonly centre: Coordinates;
  readonly bounds: CountryBounds;
};
