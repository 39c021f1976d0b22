import { expect, test } from 'vitest';
import { expectedArrivals } from './expected-arrivals.ts';

const country = { minimumEtaMinutes: 15 };
const minute = 60_000;

test('no rider is promised sooner than the country or the vendor says', () => {
  expect(expectedArrivals(country, 5, 3000, null, 0).pickUpAt).toBe(15 * minute);
  expect(expectedArrivals(country, 25, 3000, null, 0).pickUpAt).toBe(25 * minute);
});

test('the ride, four minutes at the collection point and three at the door come on top', () => {
  const { pickUpMinutes, dropOffMinutes } = expectedArrivals(country, 15, 11_000, null, 0);
  expect(dropOffMinutes - pickUpMinutes).toBe(4 + 30 + 3);
});

test('a chosen time is when the rider comes', () => {
  const at = 7200;
  const { pickUpMinutes, pickUpAt, dropOffAt, dropOffMinutes } = expectedArrivals(country, 15, 11_000, at, 0);
  expect([pickUpMinutes, pickUpAt]).toEqual([0, at * 1000]);
  expect(dropOffAt).toBe(at * 1000 + dropOffMinutes * minute);
});
