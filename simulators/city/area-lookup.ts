/** Tells in which district and city a point lies, from middles of districts and towns instead of borders. */
import { metresBetween } from './geometry.ts';
import type { Position } from './geometry.ts';
import type { CityArea, CityAreas } from './city-types.ts';

/** A town farther than this from a point says nothing about its address. */
const TOWN_REACH_METRES = 6000;

function nearestOf<T extends Position>(list: readonly T[], at: Position, reach: number): T | null {
  let nearest: T | null = null;
  let nearestMetres = reach;
  for (const item of list) {
    const metres = metresBetween(item.latitude, item.longitude, at.latitude, at.longitude);
    if (metres > nearestMetres) continue;
    nearestMetres = metres;
    nearest = item;
  }
  return nearest;
}

/** The area of a point whose province is known (the nearest named street tells it). */
export function areaAt(areas: CityAreas, at: Position, province: string): CityArea {
  const home = areas.provinces[areas.districtsProvince];
  const city = areas.provinces[province] ?? home;
  if (city === undefined) throw new Error(`no province ${areas.districtsProvince} in the city's tables`);
  if (city === home) {
    const district = nearestOf(areas.districts, at, Number.POSITIVE_INFINITY);
    return { district: district?.names ?? null, city, postalCode: district?.postalCode ?? '' };
  }
  const inProvince = areas.towns.filter((town) => town.province === province);
  return { district: nearestOf(inProvince, at, TOWN_REACH_METRES)?.names ?? null, city, postalCode: '' };
}
