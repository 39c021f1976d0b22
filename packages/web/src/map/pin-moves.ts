import { type Coordinates, moveBy } from '@riderbell/domain/places/coordinates.ts';

/** The moves of a pin without dragging: arrow keys and the buttons of the same names (WCAG 2.2, dragging movements). */
export const pinDirections = ['north', 'west', 'east', 'south'] as const;
export type PinDirection = (typeof pinDirections)[number];

/** Metres of one step, and of one with Shift. */
export const PIN_STEP_METRES = 10;
export const PIN_LONG_STEP_METRES = 100;

const headings: Record<PinDirection, readonly [north: number, east: number]> = {
  north: [1, 0],
  south: [-1, 0],
  east: [0, 1],
  west: [0, -1],
};

const arrowKeys: Readonly<Record<string, PinDirection>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
};

/** The direction of an arrow key, or null for any other key. Maps are never mirrored: right is east in every language. */
export function directionOfKey(key: string): PinDirection | null {
  return arrowKeys[key] ?? null;
}

/** Seven digits are about a centimetre: precise enough for a door, and no noise in stored and spoken values. */
export function roundCoordinates(at: Coordinates): Coordinates {
  return { latitude: Math.round(at.latitude * 1e7) / 1e7, longitude: Math.round(at.longitude * 1e7) / 1e7 };
}

/** The point `metres` away in the direction given. */
export function movePin(at: Coordinates, direction: PinDirection, metres: number): Coordinates {
  const [north, east] = headings[direction];
  return roundCoordinates(moveBy(at, north * metres, east * metres));
}
