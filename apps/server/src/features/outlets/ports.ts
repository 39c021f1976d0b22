import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';

/** A vendor with everybody who owns it or its parent, addresses in lower case. */
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
  /** Vendors that the address owns, and the outlets of those; parents first, then by id. */
  ownedBy(email: string): Promise<OwnedVendor[]>;
  /** null when there is no such vendor. */
  saveOrigin(vendorId: string, change: OriginAddressChange, now: number): Promise<Vendor | null>;
}

/** News of changed vendors between processes; each also looks again by itself after some seconds. */
export interface VendorNews {
  publish(vendorId: string): void;
  onChanged(listener: () => void): void;
}
