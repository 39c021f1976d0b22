import { type Coordinates, distanceInMetres, parseCoordinates } from '../../places/coordinates.ts';
import { pointOfLink } from './map-links.ts';
import { markOf } from './message-marks.ts';

/** Two points closer than this are the same place, given twice. */
const samePlaceMetres = 150;

const link =
  /(?:\b(?:https?|geo|waze|comgooglemaps|maps):(?:\/\/)?|\b(?:www\.|maps\.|goo\.gl\/|[\w-]{1,40}\.(?:com|org|gl|page|me|net|io|co|app)\/))[^\s<>"\u0E00-\u0E7F\u0600-\u06FF\u3040-\u9FFF]{1,2000}/giu;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
// A pair of prices ("2.500, 1.250") has fewer decimals than a copied point.
const pair = /(?<![\d.,])[([]?[-+−]?\d{1,3}\.\d{4,20}(?: ?[,،，] ?| )[-+−]?\d{1,3}\.\d{4,20}(?![\d.])[)\]]?/gu;
const sexagesimal =
  /(\d{1,2})° ?(\d{1,2})['′’] ?(\d{1,2}(?:\.\d{1,6})?)(?:["″”]|'') ?([NS])[ ,]{1,2}(\d{1,3})° ?(\d{1,2})['′’] ?(\d{1,2}(?:\.\d{1,6})?)(?:["″”]|'') ?([EW])/g;

/** The points in a message, from links and from coordinates, and the message with marks in their place. */
export function takePoints(text: string): { readonly text: string; readonly points: readonly Coordinates[] } {
  const points: Coordinates[] = [];
  const takeOut = (point: Coordinates | null): string => {
    if (point) points.push(point);
    return ` ${markOf('point', 0)} `;
  };
  const without = text
    .replaceAll(sexagesimal, (whole) => takeOut(pointOfDegrees(whole)))
    .replaceAll(email, ' ')
    .replaceAll(link, (address) => takeOut(pointOfLink(address.replace(/[.,;:!?)\]]+$/, ''))))
    .replaceAll(pair, (found) => takeOut(parseCoordinates(found)));
  return { text: without, points };
}

function pointOfDegrees(text: string): Coordinates | null {
  sexagesimal.lastIndex = 0;
  const [, ...parts] = sexagesimal.exec(text) ?? [];
  const degrees = (from: number): number => {
    const [whole, minutes, seconds] = parts.slice(from, from + 3).map(Number);
    const size = (whole ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
    return /[SW]/.test(parts[from + 3] ?? '') ? -size : size;
  };
  return parseCoordinates(`${degrees(0).toFixed(6)},${degrees(4).toFixed(6)}`);
}

/** The place of all points; null when there is no point, or when they are different places. */
export function onePoint(points: readonly Coordinates[]): Coordinates | null {
  const [first, ...others] = points;
  if (!first || others.some((other) => distanceInMetres(first, other) > samePlaceMetres)) return null;
  return first;
}
