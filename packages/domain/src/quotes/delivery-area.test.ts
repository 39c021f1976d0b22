import { describe, expect, test } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import type { Area } from '../places/area.ts';
import { deliverability, undeliverableReasons } from './delivery-area.ts';

const siam = { latitude: 13.7456, longitude: 100.5341 };
const question = {
  origin: siam,
  destination: { latitude: 13.7372, longitude: 100.5603 },
  roadMetres: 4200,
  country: countryOf('TH'),
  area: null,
  open: true,
};

describe('deliverability of an order', () => {
  test('allows a delivery within the country, the distance and the hours', () => {
    expect(deliverability(question)).toEqual({ ok: true });
    expect(deliverability({ ...question, roadMetres: 15_000 })).toEqual({ ok: true });
  });

  test('refuses a delivery that is too far', () => {
    expect(deliverability({ ...question, roadMetres: 15_001 })).toEqual({ ok: false, reason: 'too-far' });
  });

  test('refuses a delivery across the border', () => {
    const singapore = { latitude: 1.29, longitude: 103.85 };
    expect(deliverability({ ...question, destination: singapore })).toEqual({ ok: false, reason: 'outside-area' });
  });

  test('refuses a delivery outside the vendor’s area, however near, and allows one on its edge', () => {
    const east = 100.56;
    const box: Area = [
      [
        [
          [100.5, 13.7],
          [east, 13.7],
          [east, 13.8],
          [100.5, 13.8],
          [100.5, 13.7],
        ],
      ],
    ];
    const at = (longitude: number) => deliverability({ ...question, area: box, destination: { ...siam, longitude } });
    expect(at(east - 0.0001)).toEqual({ ok: true });
    expect(at(east)).toEqual({ ok: true });
    expect(at(east + 0.0001)).toEqual({ ok: false, reason: 'outside-area' });
  });

  test('refuses coordinates outside the valid range', () => {
    for (const latitude of [91, Number.NaN, Number.POSITIVE_INFINITY]) {
      const destination = { latitude, longitude: 100.5 };
      expect(deliverability({ ...question, destination })).toEqual({ ok: false, reason: 'outside-area' });
    }
  });

  test('refuses a delivery while the vendor is closed', () => {
    expect(deliverability({ ...question, open: false })).toEqual({ ok: false, reason: 'closed' });
  });

  test('names a collection point without coordinates as the first reason', () => {
    expect(deliverability({ ...question, origin: null, open: false, roadMetres: 99_999 })).toEqual({
      ok: false,
      reason: 'collection-point-incomplete',
    });
  });

  test('measures in a straight line in Taiwan', () => {
    const taipei = { latitude: 25.033, longitude: 121.5654 };
    const taiwan = { ...question, country: countryOf('TW'), origin: taipei, roadMetres: 16_000 };
    expect(deliverability({ ...taiwan, destination: { latitude: 25.13, longitude: 121.5654 } })).toEqual({ ok: true });
    expect(deliverability({ ...taiwan, destination: { latitude: 25.15, longitude: 121.5654 } })).toEqual({
      ok: false,
      reason: 'too-far',
    });
  });
});

test('there are four reasons against a delivery', () => {
  expect(undeliverableReasons).toHaveLength(4);
});
