import { describe, expect, it } from 'vitest';
import { openingView, scaleBar } from './map-zoom.ts';

const shop = { latitude: 13.74, longitude: 100.53 };
const door = { latitude: 13.75, longitude: 100.54 };
const countryCentre = { latitude: 15, longitude: 101 };

describe('the zoom at which the map opens (specification §9)', () => {
  it('opens at zoom 18 on the collection point of the request', () => {
    expect(openingView({ collectionPoint: shop, countryCentre })).toEqual({ centre: shop, zoom: 18 });
  });
  it('opens at zoom 12 on the parent vendor if the outlet has no place yet', () => {
    expect(openingView({ parentLocation: shop, countryCentre })).toEqual({ centre: shop, zoom: 12 });
  });
  it('opens at zoom 17 on a drop-off, and at 2 on the country without any point', () => {
    expect(openingView({ countryCentre })).toEqual({ centre: countryCentre, zoom: 2 });
    expect(openingView({ dropOff: door, collectionPoint: shop, countryCentre })).toEqual({ centre: door, zoom: 17 });
  });
});

describe('the scale bar', () => {
  it('draws a scale bar of a round length that fits its place at every zoom', () => {
    for (let zoom = 2; zoom <= 18; zoom++) {
      const bar = scaleBar(13.7, zoom, 90);
      expect(bar.pixels).toBeLessThanOrEqual(90);
      expect(bar.pixels).toBeGreaterThan(30);
      expect(String(bar.metres)).toMatch(/^[125]0*$/);
    }
  });
});
