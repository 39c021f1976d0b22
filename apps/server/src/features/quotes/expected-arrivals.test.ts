import { expect, test } from 'vitest';
import { expectedArrivals } from './expected-arrivals.ts';

const country = { minimumEtaMinutes: 15 };
const minute = 60_000;
const way = (metres: number, seconds: number | null = null) => ({ metres, seconds });

test('no rider is promised sooner than the country or the vendor says', () => {
  expect(expectedArrivals(country, 5, way(3000), null, 0).pickUpAt).toBe(15 * minute);
  expect(expectedArrivals(country, 25, way(3000), null, 0).pickUpAt).toBe(25 * minute);
});

test('the ride, four minutes at the collection point and three at the door come on top', () => {
  const { pickUpMinutes, dropOffMinutes } = expectedArrivals(country, 15, way(11_000), null, 0);
  expect(dropOffMinutes - pickUpMinutes).toBe(4 + 30 + 3);
});

test('a chosen time is when the rider comes', () => {
  const at = 7200;
  const { pickUpMinutes, pickUpAt, dropOffAt, dropOffMinutes } = expectedArrivals(country, 15, way(11_000), at, 0);
  expect([pickUpMinutes, pickUpAt]).toEqual([0, at * 1000]);
  expect(dropOffAt).toBe(at * 1000 + dropOffMinutes * minute);
});

test('a ride takes as long as the router says, where it says so', () => {
  const { pickUpMinutes, dropOffMinutes } = expectedArrivals(country, 15, way(11_000, 20 * 60), null, 0);
  expect(dropOffMinutes - pickUpMinutes).toBe(4 + 20 + 3);
});
