import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { TeamMember } from '@riderbell/domain/access/vendor-rights.ts';

/** A vendor with the people who work for it, and those who work for its parent. */
export interface StaffedVendor {
  vendor: Vendor;
  team: readonly TeamMember[];
  parentTeam: readonly TeamMember[];
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
  find(vendorId: string): Promise<StaffedVendor | null>;
  /** The vendors where the e-mail address has a role, and their outlets; parents first, then by id. */
  ofMember(email: string): Promise<StaffedVendor[]>;
  saveOrigin(vendorId: string, change: OriginAddressChange, now: number): Promise<void>;
}

/** Announces changed vendors between processes; each process also reads them again after some seconds. */
export interface VendorChanges {
  publish(vendorId: string): void;
  onChanged(listener: () => void): void;
}
