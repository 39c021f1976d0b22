import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { Area } from '@riderbell/domain/places/area.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { deliveryAreaOf } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { OrderOrigin, QuoteNeeds } from './ports.ts';
import { samePoint } from './signed-quote.ts';

/** Where orders are collected, with everything about that place that affects the area, the price and the time. */
export interface CollectionPoint {
  /** The vendor whose orders are collected there. */
  readonly vendorId: string;
  /** Null while they are not known. */
  readonly coordinates: Coordinates | null;
  /** Some cities charge kilometres differently. */
  readonly city: string;
  /** The area to which riders deliver from here; null means the whole country. */
  readonly area: Area | null;
  /** How long the vendor needs until a rider can collect. */
  readonly pickUpMinutes: number;
  /** When the vendor itself is open; null if only the country's service hours apply. */
  readonly openingHours: OpeningHours | null;
  /** The payment methods that the vendor accepts and its country allows. */
  readonly paymentMethods: readonly string[];
}

type Needs = Pick<QuoteNeeds, 'cityAt' | 'country' | 'areas'>;

/** The collection point of a vendor, as it is stored. */
export function collectionPointOf({ areas }: Pick<QuoteNeeds, 'areas'>, vendor: Vendor): CollectionPoint {
  const { location } = vendor.vendor_information;
  const { city } = location;
  return {
    vendorId: vendor.vendor_id,
    coordinates: hasCoordinates(location) ? { latitude: location.latitude, longitude: location.longitude } : null,
    city,
    area: areaOf(areas, vendor, city),
    pickUpMinutes: vendor.estimation_pick_up_time,
    openingHours: vendor.opening_hours,
    paymentMethods: vendor.flags.payment_methods,
  };
}

/**
 * A sender's collection point (specification §3, sender). Its city is the one at the point: some cities have their own price or area,
 * and a typed city would let the sender choose them. The point is not a vendor's, so it has the area of its city.
 */
export async function senderPointAt(needs: Needs, vendor: Vendor, at: Coordinates): Promise<CollectionPoint> {
  const city = await cityAround(needs, at);
  const area = deliveryAreaOf(needs.areas, { vendorId: guestVendorId, familyId: guestVendorId, city });
  return { ...collectionPointOf(needs, vendor), coordinates: at, city, area };
}

/**
 * Where an existing order is collected: this does not change when its vendor moves, or when a guest's order moves to an account. If the
 * vendor has left the place, the city is the one at the point.
 */
export async function collectionPointOfOrder(
  needs: Needs,
  vendor: Vendor,
  { origin: { latitude, longitude }, senderEmail }: OrderOrigin,
): Promise<CollectionPoint> {
  const at = { latitude, longitude };
  if (senderEmail !== null) return senderPointAt(needs, vendor, at);
  const stored = collectionPointOf(needs, vendor);
  if (stored.coordinates !== null && samePoint(stored.coordinates, at)) return stored;
  const city = await cityAround(needs, at);
  return { ...stored, coordinates: at, city, area: areaOf(needs.areas, vendor, city) };
}

async function cityAround({ cityAt, country, areas }: Needs, at: Coordinates): Promise<string> {
  const cityMatters = country.fees.cities.length > 0 || areas.cities.size > 0;
  return cityMatters ? cityAt(at) : '';
}

function areaOf(areas: QuoteNeeds['areas'], vendor: Vendor, city: string): Area | null {
  return deliveryAreaOf(areas, {
    vendorId: vendor.vendor_id,
    familyId: vendor.parent_vendor_id ?? vendor.vendor_id,
    city,
  });
}
