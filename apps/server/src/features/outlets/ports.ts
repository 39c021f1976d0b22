import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';

/** A vendor with the owners of it and of its parent; e-mail addresses in lower case. */
export interface OwnedVendor {
  vendor: Vendor;
  owners: readonly string[];
  parentOwners: readonly string[];
}

export interface OriginAddressChange {
  addressText: string;
  unit: string;
  building: string;
  city: string;
  countryCode: string;
  postalCode: string;
  street: string;
  riderInstructions: string;
  latitude: number;
  longitude: number;
}

export interface VendorStore {
  find(vendorId: string): Promise<OwnedVendor | null>;
  /** The vendors that the e-mail address owns, and their outlets; parents first, then by id. */
  ownedBy(email: string): Promise<OwnedVendor[]>;
  saveOrigin(vendorId: string, change: OriginAddressChange, now: number): Promise<void>;
}

/** Announces changed vendors between processes; each process also reads them again after some seconds. */
export interface VendorChanges {
  publish(vendorId: string): void;
  onChanged(listener: () => void): void;
}
