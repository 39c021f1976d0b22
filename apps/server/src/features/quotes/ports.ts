import type { Principal } from '@riderbell/contract/handler.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** The collection point as a price and a time depend on it. */
export interface QuoteVendor {
  readonly vendorId: string;
  readonly city: string;
  /** Null while the collection point has no coordinates. */
  readonly origin: Coordinates | null;
  /** Minutes from a request to the rider's arrival. */
  readonly pickUpMinutes: number;
}

export interface QuoteVendors {
  /** Null also when the vendor exists but not for this principal. */
  find(principal: Principal, vendorId: string): Promise<QuoteVendor | null>;
}

export interface Roads {
  /** The way by road in whole metres; an estimate where no road is known. */
  metres(from: Coordinates, to: Coordinates): Promise<number>;
}

/** Signs texts so that nobody else can make one or change one. */
export interface Seal {
  seal(text: string): string;
  /** The text of a seal of ours; null for anything else. */
  open(sealed: string): string | null;
}

export interface QuotePorts {
  readonly vendors: QuoteVendors;
  readonly roads: Roads;
  readonly seal: Seal;
  readonly clock: { now(): number };
  /** An id that was never given before. */
  newQuoteId(): string;
  readonly country: Country;
  /** The country parameter "dddd:dddd". */
  serviceHours(): string;
  readonly lifetimeSeconds: number;
}
