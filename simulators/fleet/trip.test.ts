import { describe, expect, test } from 'vitest';
import { distance, lastPart, lengthOf, pointAlong } from './path.ts';
import { type Scenario, scenarioOf } from './scenario.ts';
import { type Trip, arrivalsOf, planTrip, positionOn } from './trip.ts';

const home = { latitude: 13.74, longitude: 100.54 };
const shop = { latitude: 13.745, longitude: 100.54 };
const corner = { latitude: 13.745, longitude: 100.56 };
const door = { latitude: 13.765, longitude: 100.56 };
const minute = 60_000;

function trip(scenario: Scenario = 'smooth', speed = 1, collectAt: number | null = null): Trip {
  return planTrip({
    riderId: 'r',
    vehicle: 'motorbike',
    startedAt: 0,
    speed,
    scenario,
    toPickup: [home, shop],
    toDropOff: [shop, corner, door],
    collectAt,
  });
}

function story(of: Trip): string[] {
  return of.milestones.map((milestone) => ('proof' in milestone ? `photo ${milestone.proof}` : milestone.progress));
}

describe('a trip', () => {
  test('has milestones from the assignment to the delivery, with a photo at each hand-over', () => {
    expect(story(trip())).toEqual([
      'assigned',
      'accepted',
      'near-pickup',
      'photo pickup',
      'picked-up',
      'left-pickup',
      'near-drop-off',
      'photo delivery',
      'delivered',
    ]);
  });

  test('returns to the collection point when the delivery fails at the door', () => {
    const failed = trip('fails-at-door');
    expect(story(failed).slice(-4)).toEqual(['near-drop-off', 'returning', 'photo return', 'returned']);
    expect(distance(positionOn(failed, Number.MAX_SAFE_INTEGER), shop)).toBeLessThan(1);
  });

  test.each(['smooth', 'late', 'fails-at-door'] as const)('has its milestones in order of time: %s', (scenario) => {
    const times = trip(scenario).milestones.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('takes the riding time plus four minutes at the collection point and three at the door', () => {
    const { pickupAt, dropOffAt, milestones } = trip();
    const ride = (metres: number): number => (metres / 1000 / 22) * 60 * minute;
    expect(pickupAt).toBeCloseTo(15_000 + ride(lengthOf([home, shop])), 3);
    expect(dropOffAt).toBeCloseTo(pickupAt + 4 * minute + 20_000 + ride(lengthOf([shop, corner, door])), 3);
    expect(milestones.at(-1)?.at).toBeCloseTo(dropOffAt + 3 * minute, 3);
  });

  test('takes an eighth of the time at eight times the speed', () => {
    expect(trip('late', 8).dropOffAt).toBeCloseTo(trip('late').dropOffAt / 8, 3);
  });

  test.each([1, 8, 60, 600])(
    'reaches the collection point at the time of a scheduled order at %i times the speed',
    (speed) => {
      const due = 15 * minute;
      const planned = trip('smooth', speed, due);
      expect(planned.pickupAt).toBeCloseTo(due, 3);
      expect(positionOn(planned, minute)).toEqual(home);
      const collected = planned.milestones.find((one) => 'progress' in one && one.progress === 'picked-up');
      expect(collected?.at).toBeGreaterThanOrEqual(due);
      expect(arrivalsOf(planned, 0).pickupAt).toBeCloseTo(due, 3);
    },
  );

  test('arrives as soon as possible when the time of a scheduled order is too near or past', () => {
    expect(trip('smooth', 1, minute / 2).pickupAt).toBeCloseTo(trip().pickupAt, 3);
    expect(trip('smooth', 1, -minute).pickupAt).toBeCloseTo(trip().pickupAt, 3);
  });

  test('expects the rider of a scheduled order on time until a delay happens', () => {
    const late = trip('late', 8, 15 * minute);
    expect(arrivalsOf(late, 0).pickupAt).toBeCloseTo(15 * minute, 3);
    expect(late.pickupAt).toBeCloseTo(15 * minute + (12 * minute) / 8, 3);
  });

  test('moves the rider along its path and waits at the collection point', () => {
    const plan = trip();
    expect(positionOn(plan, 0)).toEqual(home);
    expect(distance(positionOn(plan, plan.pickupAt + minute), shop)).toBeLessThan(1);
    const underWay = positionOn(plan, (plan.leavesPickupAt + plan.dropOffAt) / 2);
    expect(distance(underWay, corner)).toBeLessThan(distance(shop, corner));
    expect(distance(positionOn(plan, plan.dropOffAt), door)).toBeLessThan(1);
  });

  test('leaves a delay out of the expected times before it happens', () => {
    const late = trip('late');
    const before = arrivalsOf(late, 0);
    const after = arrivalsOf(late, late.hold?.at ?? 0);
    expect(before.pickupAt).toBeCloseTo(trip().pickupAt, 3);
    expect(after.pickupAt).toBe(late.pickupAt);
    expect(after.dropOffAt - before.dropOffAt).toBeCloseTo(12 * minute, 3);
  });
});

describe('a path', () => {
  test('ends at its first and last point', () => {
    const path = [shop, corner, door];
    expect(pointAlong(path, -5)).toEqual(shop);
    expect(pointAlong(path, 1_000_000)).toEqual(door);
    expect(pointAlong([door], 10)).toEqual(door);
  });

  test('is cut to a last part of the requested length', () => {
    const path = [shop, corner, door];
    expect(lengthOf(lastPart(path, 2500))).toBeCloseTo(2500, 0);
    expect(lastPart(path, 2500).at(-1)).toEqual(door);
    expect(lastPart(path, 100_000)).toEqual(path);
  });
});

test('the notes to the rider choose the scenario with a whole word', () => {
  expect(scenarioOf('ring twice #LATE please')).toBe('late');
  expect(scenarioOf('#absent')).toBe('absent');
  expect(scenarioOf('#fails-at-door')).toBe('fails-at-door');
  expect(scenarioOf('building #lateral')).toBe('smooth');
});
