import { type Coordinates, isInWorld } from '../places/coordinates.ts';
import { utf8Length } from '../places/utf8-length.ts';

/** Outlets whose id starts with one of these are not editable (specification §6). */
const lockedPrefixes = ['a-', 'b-'] as const;

/** Limits of an origin address, in bytes of UTF-8 (specification §9). */
export const originAddressLimits = { notes: 1000, streetAddress: 255 } as const;

/** Whether the outlet's id allows editing; callers check the flag and the permission. */
export function isEditableOutlet(id: string): boolean {
  return !lockedPrefixes.some((prefix) => id.startsWith(prefix));
}

/** Whether a request can start from the outlet; without coordinates the merchant has to enter its address first (specification §4). */
export function hasCoordinates(location: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): location is Coordinates {
  return isInWorld(location);
}

export type OriginAddress = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly notes: string;
  readonly street_address: string;
};

export type OriginAddressFault = {
  readonly field: 'coordinates' | 'notes' | 'street_address';
  readonly key: 'address.no-coordinates' | 'address.other-country' | 'address.notes-too-long' | 'address.too-long';
};

/**
 * The faults of an origin address, in the order of specification §5; empty when it can be saved. `isInCountry` says whether
 * riders collect at a point at all; the portal leaves that to the server, which knows the country's borders.
 */
export function originAddressFaults(
  address: OriginAddress,
  isInCountry: (point: Coordinates) => boolean = () => true,
): readonly OriginAddressFault[] {
  const faults: OriginAddressFault[] = [];
  if (!hasCoordinates(address)) faults.push({ field: 'coordinates', key: 'address.no-coordinates' });
  else if (!isInCountry(address)) faults.push({ field: 'coordinates', key: 'address.other-country' });
  if (utf8Length(address.notes) > originAddressLimits.notes) {
    faults.push({ field: 'notes', key: 'address.notes-too-long' });
  }
  if (utf8Length(address.street_address) > originAddressLimits.streetAddress) {
    faults.push({ field: 'street_address', key: 'address.too-long' });
  }
  return faults;
}
