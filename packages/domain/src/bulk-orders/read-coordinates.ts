import { toWesternDigits } from '../countries/numerals.ts';
import { type Coordinates, isInWorld, parseCoordinates } from '../places/coordinates.ts';

/** Like "13.7563", "13,7563", "-33.9°", "13.7563° N". */
const degrees = /^([-+]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEW]?)$/i;

/** A point, null where the cells are empty, 'unclear' where they are no point. */
export type ReadPoint = Coordinates | null | 'unclear';

/** The point of the two cells; one of them may contain the pair while the other is empty or the same. */
export function readCoordinates(latitude: string, longitude: string): ReadPoint {
  const [first, second] = [plainCell(latitude), plainCell(longitude)];
  if (first === '' && second === '') return null;
  if (first === '' || second === '') return pairIn(first || second);
  if (first === second && first.includes(',') && first.includes('.')) return pairIn(first);
  const point = { latitude: degreesOf(first, 'S'), longitude: degreesOf(second, 'W') };
  if (point.latitude === null || point.longitude === null || !isInWorld(point)) return 'unclear';
  return { latitude: point.latitude, longitude: point.longitude };
}

/** "13,75" may be one number with a decimal comma, so a pair has to have a fraction on both sides. */
function pairIn(text: string): ReadPoint {
  return /\d\.\d.*\d\.\d/.test(text) ? (parseCoordinates(text) ?? 'unclear') : 'unclear';
}

function plainCell(text: string): string {
  const plain = toWesternDigits(text)
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-')
    .trim();
  return /^[-–—]$/.test(plain) ? '' : plain;
}

function degreesOf(text: string, negative: 'S' | 'W'): number | null {
  const [, number, side = ''] = degrees.exec(text) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replace(',', '.'));
  const allowed = negative === 'S' ? 'NS' : 'EW';
  if (side !== '' && !allowed.includes(side.toUpperCase())) return null;
  return side.toUpperCase() === negative ? -value : value;
}
