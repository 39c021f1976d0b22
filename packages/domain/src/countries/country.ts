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

/** Where a figure comes from: specification §9, or our own default where that is silent. */
export type FigureSource = 'specification' | 'default';

/** A city whose fee starts counting kilometres elsewhere; `names` are compared without regard to case. */
export type CityFee = { readonly names: readonly string[]; readonly includedMetres: number };

/**
 * The prices of a delivery, in minor units: base, plus each started kilometre beyond the included metres. Prices that the
 * specification gives "from 1 km" include that first kilometre.
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

/** How far a delivery may go, and along which line it is measured. */
export type DistanceLimit = {
  readonly source: FigureSource;
  readonly metres: number;
  readonly along: 'road' | 'straight-line';
};

/** How the questions and answers put this country's figures, where they are more than the tables above (specification §9). */
export type FaqFigures = {
  /** What a delivery costs as a rule, where the country tells that instead of its table. */
  readonly typicalPrice: { readonly from: number; readonly to: number } | null;
  /** "up to 10 km", "within a radius of 12 km", "4 to 5 km", "up to 10 km across zones". */
  readonly distance:
    | { readonly put: 'up-to' | 'radius' | 'across-zones' }
    | { readonly put: 'between'; readonly fromMetres: number };
};

/** A box that holds the whole country, in degrees. */
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
  /** With its plus: "+66". */
  readonly phonePrefix: string;
  /** IANA name of the clocks by which the service hours run: those of the city. */
  readonly timeZone: string;
  /** The country's other zones, where clocks differ or have differed. */
  readonly otherTimeZones: readonly string[];
  /** The nearer of the two: the Middle East and Africa are looked after from Europe. */
  readonly geolocatorRegion: GeolocatorRegion;
  /** Where an address has the number of the house. */
  readonly houseNumber: 'before-street' | 'after-street';
  readonly languages: readonly [Language, ...Language[]];
  readonly defaultLanguage: Language;
  readonly payment: {
    readonly default: SelectablePaymentMethod;
    /** The country parameter: methods separated by a vertical bar. */
    readonly allowed: string;
    readonly cardType: 'generic_creditcard' | 'cybersource_creditcard';
  };
  /** No rider is promised sooner; 15 in the specification's example deployment (§1) and by default. */
  readonly minimumEtaMinutes: number;
  readonly fees: FeeTable;
  readonly distanceLimit: DistanceLimit;
  readonly weightLimitKg: { readonly source: FigureSource; readonly value: number };
  /** Above this the item value must be confirmed. */
  readonly itemValueLimit: { readonly source: FigureSource; readonly value: number };
  /**
   * "from:to" as dddd:dddd in local time; equal values mean always open. The specification names no hours, so a country is
   * open until its deployment says otherwise.
   */
  readonly serviceHours: string;
  readonly unitNumberRequired: boolean;
  readonly amount: { readonly required: boolean; readonly minimum: number | null };
  readonly prohibited: {
    readonly items: readonly ProhibitedItem[];
    /** The item value that the list names (specification §9), and that refuses no order; null where it names none. */
    readonly valueCeiling: number | null;
  };
  /** Whether the terms are the portal's own page or a document of the operator, whose address is a setting. */
  readonly terms: 'page' | 'link';
  readonly faq: FaqFigures;
  /** Where the demo plays. */
  readonly city: string;
  /** Where a map opens that knows nothing better. */
  readonly centre: Coordinates;
  readonly bounds: CountryBounds;
};
