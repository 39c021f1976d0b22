import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { pointOfTexts } from '@riderbell/domain/places/coordinates.ts';
import type { QuoteNeeds } from './ports.ts';
import { pointOfVendor } from './requested-point.ts';

/** The vendor's delivery area, a guest's by where it is, to be drawn; null where its riders go anywhere in the country. */
export function getDeliveryArea(needs: QuoteNeeds): Handler<typeof calls.getDeliveryArea> {
  return async ({ principal, params, query: { lat, lng } }) => {
    const said = pointOfTexts(lat, lng) ?? undefined;
    const point = await pointOfVendor(needs, principal, params.id, said);
    if (point === null) return refused('vendor.not-found');
    if (said === undefined && (lat ?? lng) !== undefined) return refused('request.invalid', { field: 'lat' });
    // The wire's lists may be written to, the domain's may not.
    const coordinates = point.area?.map((polygon) =>
      polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
    );
    return accepted({ result: { area: coordinates ? { type: 'MultiPolygon', coordinates } : null } });
  };
}
