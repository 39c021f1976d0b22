import { describe, expect, test } from 'vitest';
import { readGazetteer } from './gazetteer.ts';
import { TOWN_OWN_NAMES } from './town-own-names.ts';

describe('the gazetteer of a country', () => {
  test('contains only towns of that country', async () => {
    const thailand = await readGazetteer('TH');
    expect(thailand.size).toBeGreaterThan(1000);
    const names = thailand.search('chiang mai').map(({ entry }) => thailand.town(entry)?.name);
    expect(names).toContain('Chiang Mai');
    expect(thailand.search('Warszawa').filter(({ tier }) => tier === 0)).toEqual([]);
  });

  test('finds the town nearest to a point', async () => {
    const singapore = await readGazetteer('SG');
    const nearest = singapore.nearest({ latitude: 1.3343, longitude: 103.8563 });
    expect(nearest?.town.name).toBe('Toa Payoh New Town');
    expect(nearest?.metres).toBeLessThan(2000);
  });

  test('is empty for an unknown country code', async () => {
    for (const code of ['XX', 'th', '"', '']) expect((await readGazetteer(code)).size).toBe(0);
    expect((await readGazetteer('XX')).nearest({ latitude: 0, longitude: 0 })).toBeNull();
  });

  test('contains every town of town-own-names.ts', async () => {
    const missing: string[] = [];
    for (const [country, towns] of Object.entries(TOWN_OWN_NAMES)) {
      const gazetteer = await readGazetteer(country);
      const known = new Set(Array.from({ length: gazetteer.size }, (_, entry) => gazetteer.town(entry)?.name));
      missing.push(...Object.keys(towns).filter((name) => !known.has(name)));
    }
    expect(missing).toEqual([]);
  });
});
