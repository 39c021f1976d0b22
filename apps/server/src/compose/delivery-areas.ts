import { type DeliveryAreas, noDeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { Settings } from '../settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

/** The areas of the operator's file, else those of the surroundings, else the whole country. */
export function composeDeliveryAreas(
  { deliveryAreas }: Pick<Settings, 'deliveryAreas'>,
  { areas }: Pick<Surroundings, 'areas'>,
): DeliveryAreas {
  return deliveryAreas ?? areas ?? noDeliveryAreas;
}
