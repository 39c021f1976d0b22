import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';

/** The rider between the parcel's origin and the door. */
export function ParcelMap({
  label,
  order: { origin, destination, kind },
  riderAt,
}: {
  label: string;
  order: TrackedOrder;
  riderAt: Coordinates;
}) {
  // For a person who sends, only the part of the town is known: a pin would point at another person's door.
  const collectionPoint = kind === 'business' ? origin : null;
  return <MapView label={label} collectionPoint={collectionPoint} dropOff={destination} rider={{ at: riderAt }} />;
}
