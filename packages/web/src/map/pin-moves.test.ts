import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { describe, expect, it } from 'vitest';
import { directionOfKey, movePin, PIN_LONG_STEP_METRES, PIN_STEP_METRES, pinDirections } from './pin-moves.ts';

const siam = { latitude: 13.7455, longitude: 100.5341 };

describe('moving the pin without dragging', () => {
  it.each(pinDirections)('moves the pin %s by ten metres, or by a hundred in a long step', (to) => {
    expect(distanceInMetres(siam, movePin(siam, to, PIN_STEP_METRES))).toBeCloseTo(10, 1);
    expect(distanceInMetres(siam, movePin(siam, to, PIN_LONG_STEP_METRES))).toBeCloseTo(100, 1);
  });

  it('moves the pin north with the up arrow and east with the right arrow', () => {
    expect(directionOfKey('ArrowUp')).toBe('north');
    expect(directionOfKey('ArrowRight')).toBe('east');
    expect(directionOfKey('Enter')).toBeNull();
    expect(movePin(siam, 'north', 10).latitude).toBeGreaterThan(siam.latitude);
    expect(movePin(siam, 'east', 10).longitude).toBeGreaterThan(siam.longitude);
  });

  it('moves the pin back to its start after a step there and back', () => {
    const there = movePin(siam, 'east', PIN_STEP_METRES);
    expect(distanceInMetres(movePin(there, 'west', PIN_STEP_METRES), siam)).toBeLessThan(0.05);
  });
});
