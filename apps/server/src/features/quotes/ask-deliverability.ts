import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type Deliverability, deliverability } from '@riderbell/domain/quotes/delivery-area.ts';
import type { QuoteNeeds } from './ports.ts';

export interface AreaAnswer {
  readonly answer: Deliverability;
  /** By road; 0 when the answer is no without looking for a way. */
  readonly metres: number;
}

/** Asks the domain's rule; the way is looked up only where nothing else stands against the delivery. */
export async function askDeliverability(
  { country, roads }: Pick<QuoteNeeds, 'country' | 'roads'>,
  origin: Coordinates | null,
  destination: Coordinates,
  open: boolean,
): Promise<AreaAnswer> {
  const question = { origin, destination, country, open };
  const before = deliverability({ ...question, roadMetres: 0 });
  if (!before.ok || origin === null) return { answer: before, metres: 0 };
  const metres = await roads.metres(origin, destination);
  return { answer: deliverability({ ...question, roadMetres: metres }), metres };
}
