import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

const ring = [
  [100.5, 13.7],
  [100.6, 13.7],
  [100.6, 13.8],
  [100.5, 13.7],
];
const areas = (coordinates: readonly unknown[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { city: 'Bangkok' }, geometry: { type: 'Polygon', coordinates } }],
  });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-area-settings-'));
  await writeFile(join(folder, 'right.json'), areas([ring]));
  await writeFile(join(folder, 'swapped.json'), areas([ring.map(([x, y]) => [y, x])]));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (source: Record<string, string>) => readSettings(source, folder).deliveryAreas;

describe('the setting of the delivery areas', () => {
  it('is empty by default', () => {
    expect(read({})).toBeNull();
  });

  it('accepts a path relative to the working folder', () => {
    expect(read({ DELIVERY_AREAS_FILE: 'right.json' })?.cities.get('bangkok')).toEqual([[ring]]);
  });

  it('refuses a missing or invalid file, and reports where it is wrong', () => {
    expect(() => read({ DELIVERY_AREAS_FILE: 'none.json' })).toThrow('this one cannot be read (ENOENT)');
    expect(() => read({ DELIVERY_AREAS_FILE: 'swapped.json' })).toThrow(
      'this one has features[0], which has a position off the globe, 13.7,100.5; the longitude comes first',
    );
  });

  it('refuses an area of another country', () => {
    expect(() => read({ COUNTRY: 'SG', DELIVERY_AREAS_FILE: 'right.json' })).toThrow('extends outside the country');
  });
});
