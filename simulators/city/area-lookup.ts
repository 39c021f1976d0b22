/** Finds the district and city of a point by the nearest district centre, because the data has no borders. */
import { metresBetween } from './geometry.ts';
import type { Position } from './geometry.ts';
import type { CityArea, CityAreas, CityDistrict } from './city-types.ts';

/** The area of a point in a province; the caller takes the province from the nearest named street. */
export function areaAt(areas: CityAreas, at: Position, province: string): CityArea {
  const code = province in areas.provinces ? province : areas.homeProvince;
  const city = areas.provinces[code];
  if (city === undefined) throw new Error(`no province ${code} in the city's tables`);
  let nearest: CityDistrict | null = null;
  let nearestMetres = Number.POSITIVE_INFINITY;
  for (const district of areas.districts) {
    if (district.province !== code) continue;
    for (const centre of district.centres) {
      const metres = metresBetween(centre.latitude, centre.longitude, at.latitude, at.longitude);
      if (metres >= nearestMetres) continue;
      nearestMetres = metres;
      nearest = district;
    }
  }
  return { district: nearest?.names ?? null, city, postalCode: nearest?.postalCode ?? '' };
}
