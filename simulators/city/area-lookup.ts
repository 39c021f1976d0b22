/** Tells in which district and city a point lies, from middles of districts instead of borders. */
import { metresBetween } from './geometry.ts';
import type { Position } from './geometry.ts';
import type { CityArea, CityAreas, CityDistrict } from './city-types.ts';

/** The area of a point whose province is known (the nearest named street tells it). */
export function areaAt(areas: CityAreas, at: Position, province: string): CityArea {
  const known = province in areas.provinces ? province : areas.homeProvince;
  const city = areas.provinces[known];
  if (city === undefined) throw new Error(`no province ${known} in the city's tables`);
  let nearest: CityDistrict | null = null;
  let nearestMetres = Number.POSITIVE_INFINITY;
  for (const district of areas.districts) {
    if (district.province !== known) continue;
    for (const middle of district.middles) {
      const metres = metresBetween(middle.latitude, middle.longitude, at.latitude, at.longitude);
      if (metres >= nearestMetres) continue;
      nearestMetres = metres;
      nearest = district;
    }
  }
  return { district: nearest?.names ?? null, city, postalCode: nearest?.postalCode ?? '' };
}
