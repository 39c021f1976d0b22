import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedAtDoor, isLateForPromise, untilMinutes } from './expected-times.ts';

const at = (clock: string) => `2026-11-21T${clock}Z`;
const ms = (clock: string) => Date.parse(at(clock));
const clockOf = (instant: number) => new Date(instant).toISOString().slice(11, 16);

describe('how far away a time is', () => {
  it.each([
    ['17:46:40', '17:46:20', { state: 'now', minutes: 0 }],
    ['17:46:40', '17:46:59', { state: 'now', minutes: 0 }],
    ['17:46:40', '17:45:59', { state: 'ahead', minutes: 1 }],
    ['17:46:40', '17:47:01', { state: 'late', minutes: 1 }],
    ['17:50:00', '17:46:59', { state: 'ahead', minutes: 4 }],
  ])('is measured for %s at %s', (time, now, expected) => {
    expect(untilMinutes(ms(time), ms(now))).toEqual(expected);
  });

  it('always agrees with the clock beside it', () => {
    const instant = fc.integer({ min: ms('10:00:00'), max: ms('13:00:00') });
    fc.assert(
      fc.property(instant, instant, (time, now) => {
        const { state, minutes } = untilMinutes(time, now);
        const signed = state === 'late' ? -minutes : minutes;
        expect(clockOf(now + signed * 60_000)).toBe(clockOf(time));
      }),
    );
  });
});

describe('when an order is expected at the door', () => {
  const promise = { from: at('18:20:00'), to: at('18:35:00') };

  it('is the promised range while the estimate is within it, to the minute', () => {
    for (const clock of ['18:20:00', '18:35:00', '18:35:59']) expect(expectedAtDoor(promise, at(clock))).toBe(promise);
    expect(expectedAtDoor(promise, null)).toBe(promise);
    for (const clock of ['18:19:59', '18:36:00']) expect(expectedAtDoor(promise, at(clock))).toEqual({ at: at(clock) });
    expect(expectedAtDoor(null, at('18:25:00'))).toEqual({ at: at('18:25:00') });
    expect(expectedAtDoor(null, null)).toBeNull();
  });

  it('is late once the range has passed or the estimate is after it', () => {
    expect(isLateForPromise(promise, at('18:35:59'), ms('18:35:59'))).toBe(false);
    expect(isLateForPromise(promise, at('18:36:00'), ms('18:00:00'))).toBe(true);
    expect(isLateForPromise(promise, at('18:30:00'), ms('18:36:00'))).toBe(true);
    expect(isLateForPromise(promise, null, ms('18:35:00'))).toBe(false);
  });
});
