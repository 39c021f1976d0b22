import { VectorTile } from '@mapbox/vector-tile';
import * as fc from 'fast-check';
import { PbfReader } from 'pbf';
import { describe, expect, test } from 'vitest';
import { encodeTile } from './vector-tile-writer.ts';
import type { TileFeature } from './vector-tile-writer.ts';

const coordinate = fc.integer({ min: -500, max: 4600 });
const properties = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.oneof(fc.string(), fc.boolean(), fc.integer({ min: -1e6, max: 1e6 }), fc.constant(0.25)),
);
const line = fc.uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
  minLength: 2,
  maxLength: 20,
  selector: ({ x, y }) => `${x} ${y}`,
});

function read(bytes: Uint8Array): VectorTile {
  return new VectorTile(new PbfReader(bytes));
}

describe('an encoded tile', () => {
  test('decodes to the same lines and attributes', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), properties, (parts, attributes) => {
        const feature: TileFeature = { kind: 'line', properties: attributes, parts };
        const layer = read(encodeTile([{ name: 'road', features: [feature] }], 4096)).layers['road'];
        const again = layer?.feature(0);
        expect(layer?.extent).toBe(4096);
        expect(again?.type).toBe(2);
        expect({ ...again?.properties }).toEqual({ ...attributes });
        expect(again?.loadGeometry().map((part) => part.map(({ x, y }) => ({ x, y })))).toEqual(parts);
      }),
    );
  });

  test('closes an area only once', () => {
    const ring = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 0 },
    ];
    const tile = read(
      encodeTile([{ name: 'water', features: [{ kind: 'polygon', properties: {}, parts: [ring] }] }], 4096),
    );
    expect(
      tile.layers['water']
        ?.feature(0)
        .loadGeometry()[0]
        ?.map(({ x, y }) => ({ x, y })),
    ).toEqual(ring);
  });

  test('leaves out layers without anything to draw', () => {
    const dot: TileFeature = {
      kind: 'line',
      properties: {},
      parts: [
        [
          { x: 1.2, y: 1 },
          { x: 1.3, y: 1 },
        ],
      ],
    };
    expect(
      read(
        encodeTile(
          [
            { name: 'road', features: [dot] },
            { name: 'water', features: [] },
          ],
          4096,
        ),
      ).layers,
    ).toEqual({});
  });
});
