import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateDelivery, etaToDestinationMinutes, etaToOriginMinutes, rideMinutes } from './estimation.ts';

const metres = fc.integer({ min: 0, max: 30_000 });
const vehicle = fc.constantFrom('motorbike' as const, 'e-bike' as const, 'bicycle' as const);

describe('the estimate of a delivery', () => {
  test('is the ride to the collection point, 4 minutes there, the ride to the door and 3 minutes there', () => {
    expect(
      estimateDelivery({ pickUpMetres: 11_000, dropOffMetres: 5500, vehicle: 'motorbike', minimumEtaMinutes: 15 }),
    ).toEqual({ pickUpMinutes: 30, dropOffMinutes: 52, soonestMinutes: 45 });
  });

  test('has no rider sooner than the country’s minimum ETA', () => {
    const near = { pickUpMetres: 100, dropOffMetres: 0, vehicle: 'motorbike', minimumEtaMinutes: 15 } as const;
    expect(estimateDelivery(near)).toEqual({ pickUpMinutes: 15, dropOffMinutes: 22, soonestMinutes: 15 });
    expect(estimateDelivery({ ...near, pickUpMetres: null })).toEqual({
      pickUpMinutes: 15,
      dropOffMinutes: 22,
      soonestMinutes: 15,
    });
  });

  test('uses the router’s duration of the ride if there is one', () => {
    const known = { pickUpMetres: null, dropOffMetres: 5500, vehicle: 'motorbike', minimumEtaMinutes: 15 } as const;
    expect(estimateDelivery({ ...known, dropOffSeconds: 601 })).toEqual({
      pickUpMinutes: 15,
      dropOffMinutes: 33,
      soonestMinutes: 26,
    });
    expect(estimateDelivery({ ...known, dropOffSeconds: null })).toEqual(estimateDelivery(known));
  });

  test('is longer on a bicycle than on a motorbike', () => {
    expect([rideMinutes(7000, 'motorbike'), rideMinutes(7000, 'e-bike'), rideMinutes(7000, 'bicycle')]).toEqual([
      expect.closeTo(19.09),
      26.25,
      30,
    ]);
  });

  test('is in whole minutes, delivers after it collects, and never falls with the distance', () => {
    fc.assert(
      fc.property(metres, metres, metres, vehicle, (pickUpMetres, dropOffMetres, more, ridden) => {
        const base = { vehicle: ridden, minimumEtaMinutes: 15 };
        const estimate = estimateDelivery({ ...base, pickUpMetres, dropOffMetres });
        const further = estimateDelivery({ ...base, pickUpMetres, dropOffMetres: dropOffMetres + more });
        expect(Number.isInteger(estimate.pickUpMinutes) && Number.isInteger(estimate.dropOffMinutes)).toBe(true);
        expect(estimate.dropOffMinutes).toBeGreaterThan(estimate.pickUpMinutes);
        expect(further.dropOffMinutes).toBeGreaterThanOrEqual(estimate.dropOffMinutes);
      }),
    );
  });
});

test('the ETA of a rider under way is the ride, plus the time at the door with the order', () => {
  expect(etaToOriginMinutes(1100, 'motorbike')).toBe(3);
  expect(etaToDestinationMinutes(1100, 'motorbike')).toBe(6);
  expect(etaToOriginMinutes(0, 'bicycle')).toBe(0);
});
