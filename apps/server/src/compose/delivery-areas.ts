import { cityKey, type DeliveryAreas, noDeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { World } from '@riderbell/worlds/world.ts';
import type { Settings } from '../settings/settings.ts';

/** The areas of the operator's file, else those of the world that the server shows, else the whole country. */
export function composeDeliveryAreas(
  { deliveryAreas }: Pick<Settings, 'deliveryAreas'>,
  world: Pick<World, 'areas'> | null,
): DeliveryAreas {
  if (deliveryAreas !== null) return deliveryAreas;
  if (world === null) return noDeliveryAreas;
  return { ...noDeliveryAreas, cities: new Map(world.areas.map(({ city, area }) => [cityKey(city), area])) };
}
