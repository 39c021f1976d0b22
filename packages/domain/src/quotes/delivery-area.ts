import type { Country } from '../countries/country.ts';
import { type Area, isInArea } from '../places/area.ts';
import { type Coordinates, distanceInMetres, isInWorld } from '../places/coordinates.ts';

/** Why an order cannot be delivered (specification §7). */
export const undeliverableReasons = ['too-far', 'outside-area', 'closed', 'collection-point-incomplete'] as const;

export type UndeliverableReason = (typeof undeliverableReasons)[number];

export type Deliverability = { readonly ok: true } | { readonly ok: false; readonly reason: UndeliverableReason };

export type DeliveryAreaQuestion = {
  /** The collection point; null while it has no coordinates. */
  readonly origin: Coordinates | null;
  readonly destination: Coordinates;
  readonly roadMetres: number;
  readonly country: Pick<Country, 'bounds' | 'distanceLimit'>;
  /** The vendor's delivery area (see `deliveryAreaOf`); null is the whole country. */
  readonly area: Area | null;
  readonly open: boolean;
};

/**
 * Whether a rider can deliver there, and the first reason why not: the collection point, the hours, the area, the
 * distance. The distance limit is by road or, in some countries, in a straight line (specification §9).
 */
export function deliverability(question: DeliveryAreaQuestion): Deliverability {
  const { origin, destination, country, area, open } = question;
  if (origin === null || !isInWorld(origin)) return { ok: false, reason: 'collection-point-incomplete' };
  if (!open) return { ok: false, reason: 'closed' };
  if (!isInCountry(origin, country) || !isServed(destination, country, area))
    return { ok: false, reason: 'outside-area' };
  const metres = country.distanceLimit.along === 'road' ? question.roadMetres : distanceInMetres(origin, destination);
  return metres <= country.distanceLimit.metres ? { ok: true } : { ok: false, reason: 'too-far' };
}

/** Whether the point is in the delivery area, at any distance: the vendor's own area, or the whole country if it has none. */
export function isServed(point: Coordinates, country: Pick<Country, 'bounds'>, area: Area | null): boolean {
  return isInWorld(point) && isInCountry(point, country) && (area === null || isInArea(point, area));
}

/** Whether the point is inside the country's bounding box. */
export function isInCountry(point: Coordinates, { bounds }: Pick<Country, 'bounds'>): boolean {
  return (
    point.latitude >= bounds.south &&
    point.latitude <= bounds.north &&
    point.longitude >= bounds.west &&
    point.longitude <= bounds.east
  );
}
