import { describe, expect, test } from 'vitest';
import { buildRoadNetwork } from './road-network.ts';
import type { RoadNetwork } from './road-network.ts';
import type { SourceFeature, SourceTile, UnitPoint } from './source-tiles.ts';
import { nameEdges } from './street-names.ts';

function road(
  points: readonly (readonly [number, number])[],
  properties: SourceFeature['properties'] = {},
): SourceFeature {
  const line = points.map(([x, y]): UnitPoint => ({ x, y }));
  return { layer: 'road', kind: 'line', properties: { class: 'street', ...properties }, parts: [line] };
}

function networkOf(...features: SourceFeature[]): RoadNetwork {
  const tile: SourceTile = { x: 0, y: 0, features };
  return buildRoadNetwork([tile]);
}

/** The network's edges as texts such as "0,0 – 100,0". */
function edgesOf({ x, y, from, to }: RoadNetwork): string[] {
  const name = (node = 0) => `${x[node]},${y[node]}`;
  return from.map((node, edge) => [name(node), name(to[edge])].toSorted().join(' – ')).toSorted();
}

describe('roads drawn on tiles', () => {
  test('meet where their ends are almost in the same place', () => {
    const network = networkOf(
      road([
        [0, 0],
        [100, 0],
      ]),
      road([
        [101, 1],
        [200, 0],
      ]),
    );
    expect(edgesOf(network)).toEqual(['0,0 – 100,0', '100,0 – 200,0']);
  });

  test('meet where one ends beside the other', () => {
    const network = networkOf(
      road([
        [0, 0],
        [200, 0],
      ]),
      road([
        [90, 2],
        [90, 80],
      ]),
    );
    expect(edgesOf(network)).toEqual(['0,0 – 90,2', '200,0 – 90,2', '90,2 – 90,80']);
  });

  test('meet where they cross', () => {
    const network = networkOf(
      road([
        [0, 50],
        [100, 50],
      ]),
      road([
        [50, 0],
        [50, 100],
      ]),
    );
    expect(edgesOf(network)).toEqual(['0,50 – 50,50', '100,50 – 50,50', '50,0 – 50,50', '50,100 – 50,50']);
  });

  test('don’t meet where one is a trunk road, which may be a flyover', () => {
    const network = networkOf(
      road([
        [0, 50],
        [100, 50],
        [200, 50],
      ]),
      road(
        [
          [50, 0],
          [50, 100],
        ],
        { class: 'trunk' },
      ),
    );
    expect(edgesOf(network)).toEqual(['0,50 – 100,50', '100,50 – 200,50']);
  });

  test('are left out when they are closed to riders', () => {
    const network = networkOf(
      road([
        [0, 0],
        [100, 0],
      ]),
      road(
        [
          [100, 0],
          [200, 0],
        ],
        { class: 'motorway' },
      ),
      road(
        [
          [100, 0],
          [100, 90],
        ],
        { class: 'major_rail' },
      ),
    );
    expect(edgesOf(network)).toEqual(['0,0 – 100,0']);
  });

  test('are left out when they are not connected to the others', () => {
    const network = networkOf(
      road([
        [0, 0],
        [100, 0],
        [200, 0],
      ]),
      road([
        [0, 500],
        [100, 500],
      ]),
    );
    expect(edgesOf(network)).toEqual(['0,0 – 100,0', '100,0 – 200,0']);
  });
});

describe('the names on tiles', () => {
  const label = (points: readonly (readonly [number, number])[], name: string): SourceFeature => ({
    ...road(points),
    layer: 'road_label',
    properties: { class: 'street', name, name_en: `${name} Rd`, iso_3166_2: 'TH-10' },
  });

  test('name the roads that they run along, not those that they cross', () => {
    const roads = [
      road([
        [0, 50],
        [100, 50],
      ]),
      road([
        [50, 0],
        [50, 100],
      ]),
    ];
    const network = networkOf(...roads);
    const named = nameEdges(network, [
      {
        x: 0,
        y: 0,
        features: [
          ...roads,
          label(
            [
              [0, 51],
              [100, 51],
            ],
            'Alpha',
          ),
        ],
      },
    ]);
    const isAlong = (edge: number) =>
      network.y[network.from[edge] ?? 0] === 50 && network.y[network.to[edge] ?? 0] === 50;
    const names = network.from.map((_, edge) => ({
      along: isAlong(edge),
      name: named.streets[named.streetOfEdge[edge] ?? 0]?.en,
    }));
    expect(names.filter(({ along }) => along).map(({ name }) => name)).toEqual(['Alpha Rd', 'Alpha Rd']);
    expect(names.filter(({ along }) => !along).map(({ name }) => name)).toEqual(['', '']);
  });

  test('are left out when they are only numbers of house rows', () => {
    const roads = [
      road([
        [0, 50],
        [100, 50],
      ]),
    ];
    const feature = {
      ...label(
        [
          [0, 50],
          [100, 50],
        ],
        '12',
      ),
      properties: { class: 'street', name: '12', name_en: '12' },
    };
    expect(nameEdges(networkOf(...roads), [{ x: 0, y: 0, features: [feature] }]).streets).toHaveLength(1);
  });
});
