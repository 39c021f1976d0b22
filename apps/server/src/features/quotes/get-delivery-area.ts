import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { pointOfTexts } from '@riderbell/domain/places/coordinates.ts';
import type { QuoteNeeds } from './ports.ts';
import { pointOfVendor } from './requested-point.ts';

/** The delivery area of the vendor, or of the guest's place, to be drawn on the map; null if riders go anywhere in the country. */
export function getDeliveryArea(needs: QuoteNeeds): Handler<typeof calls.getDeliveryArea> {
  return async ({ principal, params, query: { lat, lng } }) => {
    const guestPoint = pointOfTexts(lat, lng) ?? undefined;
    const point = await pointOfVendor(needs, principal, params.id, guestPoint);
    if (point === null) return refused('vendor.not-found');
    if (guestPoint === undefined && (lat ?? lng) !== undefined) return refused('request.invalid', { field: 'lat' });
    // The contract's lists are mutable, the domain's are not.
    const coordinates = point.area?.map((polygon) =>
      polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
    );
    return accepted({ result: { area: coordinates ? { type: 'MultiPolygon', coordinates } : null } });
  };
}
