import type { Principal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export interface Vendors {
  /** Null also when the vendor exists but not for this principal. */
  find(principal: Principal, vendorId: string): Promise<Vendor | null>;
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

export interface QuoteNeeds {
  readonly vendors: Vendors;
  readonly roads: Roads;
  readonly seal: Seal;
  /** Epoch ms. */
  now(): number;
  /** An id that was never given before. */
  newQuoteId(): string;
  readonly country: Country;
  readonly lifetimeSeconds: number;
}
