import { toWesternDigits } from '../countries/numerals.ts';

/** A point on the earth in degrees (WGS 84). */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

const earthRadiusMetres = 6_371_008.8;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Whether both coordinates are present and valid: latitude within ±90, longitude within ±180. */
export function isInWorld(point: { readonly latitude: number | null; readonly longitude: number | null }): boolean {
  const { latitude, longitude } = point;
  return latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

const decimal = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const pairByComma = new RegExp(String.raw`^(${decimal})\s*,\s*(${decimal})$`);
// Without a comma, both numbers need a fraction to be a point: "12 45" is more likely a house and a street.
const fractional = String.raw`[-+]?\d{1,3}\.\d+`;
const pairBySpace = new RegExp(String.raw`^(${fractional})\s+(${fractional})$`);

/**
 * The point that a text like "13.7563,100.5018" names, or null when it is another text to search for
 * (specification §5). Also accepted: a space instead of the comma, brackets around the pair, and the minus signs, commas
 * and digits of other scripts. A pair outside the valid range is null.
 */
export function parseCoordinates(text: string): Coordinates | null {
  const pair = coordinatePair(text);
  return pair && isInWorld(pair) ? pair : null;
}

/** Like `parseCoordinates`, but also for a pair outside the valid range. */
export function coordinatePair(text: string): Coordinates | null {
  const plain = toWesternDigits(text)
    .replaceAll(/[\u200E\u200F]/g, '')
    .replaceAll('٫', '.')
    .replaceAll(/[،，]/g, ',')
    .replaceAll('−', '-')
    .trim()
    .replace(/^[([](.*)[)\]]$/, '$1')
    .trim();
  const [, latitude, longitude] = pairByComma.exec(plain) ?? pairBySpace.exec(plain) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** The point of two texts in degrees; null when one is missing or the point is outside the valid range. */
export function pointOfTexts(latitude: string | undefined, longitude: string | undefined): Coordinates | null {
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isInWorld(point) ? point : null;
}

/** The great-circle distance between two points, in metres. */
export function distanceInMetres(from: Coordinates, to: Coordinates): number {
  const halfNorth = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const halfEast = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const across = Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude));
  const square = halfNorth * halfNorth + across * halfEast * halfEast;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** The typical road distance for a straight line: short trips have more detours than long ones. */
export function roadMetresOf(straightMetres: number): number {
  return straightMetres * (1.3 + 0.4 * Math.exp(-straightMetres / 2500));
}

/** The road distance between two points, estimated without a router, in whole metres. */
export function estimatedRoadMetres(from: Coordinates, to: Coordinates): number {
  return Math.round(roadMetresOf(distanceInMetres(from, to)));
}

/** The initial bearing from one point to the other, in degrees clockwise from north, 0 to below 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const east = toRadians(to.longitude - from.longitude);
  const fromNorth = toRadians(from.latitude);
  const toNorth = toRadians(to.latitude);
  const y = Math.sin(east) * Math.cos(toNorth);
  const x = Math.cos(fromNorth) * Math.sin(toNorth) - Math.sin(fromNorth) * Math.cos(toNorth) * Math.cos(east);
  const degrees = (toDegrees(Math.atan2(y, x)) + 360) % 360;
  return degrees === 0 ? 0 : degrees;
}

/**
 * The point this many metres north and east of another, to move a map marker or a rider: exact enough up to some tens of
 * kilometres. It stops at the poles and wraps at the date line.
 */
export function moveBy(point: Coordinates, metresNorth: number, metresEast: number): Coordinates {
  const latitude = Math.max(-90, Math.min(90, point.latitude + toDegrees(metresNorth / earthRadiusMetres)));
  const circle = earthRadiusMetres * Math.max(Math.cos(toRadians(point.latitude)), 1e-9);
  const longitude = point.longitude + toDegrees(metresEast / circle);
  return { latitude, longitude: wrapLongitude(longitude) };
}

function wrapLongitude(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}
