import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type Deliverability, deliverability } from '@riderbell/domain/quotes/delivery-area.ts';
import { isExcused } from '@riderbell/domain/quotes/test-vendors.ts';
import type { CollectionPoint } from './collection-point.ts';
import type { QuoteNeeds, RoadWay } from './ports.ts';

export interface AreaAnswer {
  readonly answer: Deliverability;
  /** By road; 0 metres when the answer is no without looking for a way. */
  readonly way: RoadWay;
  /** Whether it is deliverable only for a test vendor, at the fallback fee (specification §4). */
  readonly excused: boolean;
}

/** Asks the domain's rule; the way is looked up only where nothing else stands against the delivery. */
export async function askDeliverability(
  { country, roads, testVendors }: Pick<QuoteNeeds, 'country' | 'roads' | 'testVendors'>,
  { vendorId, coordinates: origin, area }: CollectionPoint,
  destination: Coordinates,
  open: boolean,
): Promise<AreaAnswer> {
  const question = { origin, destination, country, area, open };
  const before = deliverability({ ...question, roadMetres: 0 });
  const excuses = (answer: Deliverability): boolean => isExcused(answer, vendorId, testVendors);
  if (origin === null || (!before.ok && !excuses(before))) {
    return { answer: before, way: { metres: 0, seconds: null }, excused: false };
  }
  const way = await roads.way(origin, destination);
  const answer = deliverability({ ...question, roadMetres: way.metres });
  const excused = excuses(answer);
  return { answer: excused ? { ok: true } : answer, way, excused };
}
