import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';

/** The rider between where the parcel comes from and the door. */
export function ParcelMap({
  label,
  order: { origin, destination, kind },
  riderAt,
}: {
  label: string;
  order: TrackedOrder;
  riderAt: Coordinates;
}) {
  // Of a person who sends only the part of the town is known: a pin there would point at somebody else's door.
  const collectionPoint = kind === 'business' ? origin : null;
  return <MapView label={label} collectionPoint={collectionPoint} dropOff={destination} rider={{ at: riderAt }} />;
}
