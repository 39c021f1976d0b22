import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** Where a vendor's orders are collected; null while its collection point has no coordinates. */
export function collectionPointOf({ vendor_information: { location } }: Vendor): Coordinates | null {
  return hasCoordinates(location) ? { latitude: location.latitude, longitude: location.longitude } : null;
}
