import { describe, expect, test } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { deliveryAreaOf, noDeliveryAreas, readDeliveryAreas } from './delivery-areas.ts';

const thailand = countryOf('TH');
const box = (west: number) => [
  [
    [west, 13],
    [west + 0.5, 13],
    [west + 0.5, 14],
    [west, 14],
    [west, 13],
  ],
];
const feature = (west: number, properties: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: box(west) },
});
const file = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });

function areasOf(text: string) {
  const reading = readDeliveryAreas(text, thailand);
  if (!reading.ok) throw new Error(reading.fault);
  return reading.areas;
}
function faultOf(text: string): string {
  const reading = readDeliveryAreas(text, thailand);
  return reading.ok ? 'none' : reading.fault;
}

describe('the area of a vendor', () => {
  const areas = areasOf(
    file(
      feature(100, { vendor_id: 'd001' }),
      feature(100.1, { vendor_id: 'demo' }),
      feature(100.2, { city: ['Bangkok', 'กรุงเทพฯ'] }),
      feature(100.3, { everybody: true }),
    ),
  );
  const westOf = (vendorId: string, familyId: string, city: string) =>
    deliveryAreaOf(areas, { vendorId, familyId, city })?.[0]?.[0][0]?.[0];

  test('is the vendor’s area, else its family’s, else its city’s, else the default', () => {
    expect(westOf('d001', 'demo', 'Bangkok')).toBe(100);
    expect(westOf('d002', 'demo', 'Bangkok')).toBe(100.1);
    expect(westOf('othr', 'othr', ' BANGKOK')).toBe(100.2);
    expect(westOf('othr', 'othr', 'กรุงเทพฯ')).toBe(100.2);
    expect(westOf('othr', 'othr', 'Chiang Mai')).toBe(100.3);
  });

  test('is the whole country without any areas', () => {
    expect(deliveryAreaOf(noDeliveryAreas, { vendorId: 'd001', familyId: 'demo', city: 'Bangkok' })).toBeNull();
  });
});

describe('a file of areas', () => {
  test.each([
    ['no JSON', '{', 'is not JSON'],
    ['another type', '{"type":"Feature"}', 'is no FeatureCollection of GeoJSON'],
    ['no features', file(), 'has no feature'],
    ['an area without an owner', file(feature(100, { name: 'Centre' })), /^has features\[0\], which has no owner/],
    ['two owners at once', file(feature(100, { vendor_id: 'd001', city: 'Bangkok' })), /has no owner/],
    ['an empty name', file(feature(100, { city: [] })), /has no owner/],
    [
      'two areas of one owner',
      file(feature(100, { city: 'Bangkok' }), feature(101, { city: 'bangkok ' })),
      'has features[1], which is a second area for bangkok; put all polygons into one MultiPolygon',
    ],
    ['an area abroad', file(feature(10, { city: 'Bangkok' })), /^has features\[0\], which extends outside the country/],
    [
      'an invalid geometry',
      file({ type: 'Feature', properties: { everybody: true }, geometry: { type: 'Point', coordinates: [100, 13] } }),
      'has features[0], which is neither a Polygon nor a MultiPolygon',
    ],
  ])('is refused for %s, with a reason', (_, text, fault) => {
    expect(faultOf(text)).toMatch(fault);
  });
});
