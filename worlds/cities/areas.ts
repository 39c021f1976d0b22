import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import type { Area, Position, Ring } from '@riderbell/domain/places/area.ts';
import { moveBy } from '@riderbell/domain/places/coordinates.ts';
import { cities } from './cities.ts';
import type { CityPlace } from './city.ts';

/** How far the delivery area extends beyond the outermost street of a demo city, in metres. */
const margin = 6000;

/**
 * Bangkok, drawn by hand: the city on the left bank and the near right bank, without Bang Kachao, the green bend of the
 * river without a bridge from the city, and without the runways of Don Mueang. Suvarnabhumi airport is a separate polygon.
 */
const bangkok: Area = [
  [
    [
      [100.395, 13.64],
      [100.47, 13.61],
      [100.56, 13.625],
      [100.65, 13.62],
      [100.71, 13.65],
      [100.725, 13.735],
      [100.83, 13.78],
      [100.87, 13.86],
      [100.83, 13.95],
      [100.7, 13.975],
      [100.55, 13.97],
      [100.47, 13.93],
      [100.4, 13.86],
      [100.36, 13.76],
      [100.395, 13.64],
    ],
    [
      [100.546, 13.6905],
      [100.553, 13.6995],
      [100.566, 13.701],
      [100.577, 13.697],
      [100.5835, 13.687],
      [100.58, 13.672],
      [100.567, 13.662],
      [100.554, 13.6655],
      [100.547, 13.677],
      [100.546, 13.6905],
    ],
    [
      [100.5975, 13.891],
      [100.614, 13.892],
      [100.6165, 13.934],
      [100.602, 13.9345],
      [100.5975, 13.891],
    ],
  ],
  [
    [
      [100.728, 13.66],
      [100.772, 13.665],
      [100.776, 13.715],
      [100.735, 13.718],
      [100.728, 13.66],
    ],
  ],
];

/** The delivery area of a demo city: all of its streets with a margin, as a box with cut corners. */
export function areaOfCity(code: CountryCode): Area {
  return code === 'TH' ? bangkok : [[ringAround(cities[code].places)]];
}

function ringAround(places: readonly CityPlace[]): Ring {
  const latitudes = places.map(([, , , latitude]) => latitude);
  const longitudes = places.map(([, , , , longitude]) => longitude);
  const corner = (latitude: number, longitude: number, north: number, east: number): Position => {
    const moved = moveBy({ latitude, longitude }, north * margin, east * margin);
    return [Number(moved.longitude.toFixed(5)), Number(moved.latitude.toFixed(5))];
  };
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const first = corner(south, west, -1, -0.4);
  return [
    first,
    corner(south, east, -1, 0.4),
    corner(south, east, -0.4, 1),
    corner(north, east, 0.4, 1),
    corner(north, east, 1, 0.4),
    corner(north, west, 1, -0.4),
    corner(north, west, 0.4, -1),
    corner(south, west, -0.4, -1),
    first,
  ];
}
