import { expect, test } from 'vitest';
import { expectedArrivals } from './expected-arrivals.ts';

const country = { minimumEtaMinutes: 15 };
const minute = 60_000;
const route = (metres: number, seconds: number | null = null) => ({ metres, seconds });

test("a rider is expected no sooner than the country's minimum and the vendor's pick-up time", () => {
  expect(expectedArrivals(country, 5, route(3000), null, 0).pickUpAt).toBe(15 * minute);
  expect(expectedArrivals(country, 25, route(3000), null, 0).pickUpAt).toBe(25 * minute);
});

test('the drop-off is later by four minutes at the collection point, the ride and three minutes at the door', () => {
  const { pickUpMinutes, dropOffMinutes } = expectedArrivals(country, 15, route(11_000), null, 0);
  expect(dropOffMinutes - pickUpMinutes).toBe(4 + 30 + 3);
});

test('a scheduled order expects the rider at the chosen time', () => {
  const at = 7200;
  const { pickUpMinutes, pickUpAt, dropOffAt, dropOffMinutes } = expectedArrivals(country, 15, route(11_000), at, 0);
  expect([pickUpMinutes, pickUpAt]).toEqual([0, at * 1000]);
  expect(dropOffAt).toBe(at * 1000 + dropOffMinutes * minute);
});

test('a ride takes as long as the router says, if it says so', () => {
  const { pickUpMinutes, dropOffMinutes } = expectedArrivals(country, 15, route(11_000, 20 * 60), null, 0);
  expect(dropOffMinutes - pickUpMinutes).toBe(4 + 20 + 3);
});
