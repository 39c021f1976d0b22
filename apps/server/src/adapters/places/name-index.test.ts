import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildNameIndex, TIERS } from './name-index.ts';

async function tiersOf(query: string, names: readonly (readonly string[])[]): Promise<Record<string, number>> {
  const index = await buildNameIndex(names);
  return Object.fromEntries(index.search(query).map(({ entry, tier }) => [names[entry]?.[0] ?? '', tier]));
}

describe('NameIndex', () => {
  test('ranks whole names, then beginnings of names, then other words, then parts of words', async () => {
    const names = [['Suan Siam'], ['ICONSIAM'], ['Siam Paragon'], ['BTS Siam', 'BTS สยาม']];
    expect(await tiersOf('siam', names)).toEqual({
      'BTS Siam': TIERS.whole,
      'Siam Paragon': TIERS.beginning,
      'Suan Siam': TIERS.words,
      ICONSIAM: TIERS.parts,
    });
  });

  test('finds a Thai word inside a name, because Thai has no spaces', async () => {
    expect(await tiersOf('สยาม', [['BTS สยาม'], ['สวนสยาม']])).toEqual({
      'BTS สยาม': TIERS.whole,
      สวนสยาม: TIERS.parts,
    });
  });

  test('finds a name with spaces by a search without them', async () => {
    expect(await tiersOf('silom', [['Si Lom Rd']])).toEqual({ 'Si Lom Rd': TIERS.whole });
    expect(await tiersOf('thonglo soi', [['Thong Lo']])).toEqual({ 'Thong Lo': TIERS.whole });
  });

  test('accepts searches that omit or add words like road and soi', async () => {
    const names = [['Sukhumvit Soi 24', 'ซอยสุขุมวิท 24']];
    for (const query of ['Sukhumvit 24', 'soi sukhumvit 24', 'สุขุมวิท 24', 'ซอยสุขุมวิท24']) {
      expect(await tiersOf(query, names)).toEqual({ 'Sukhumvit Soi 24': TIERS.whole });
    }
  });

  test('uses the first twelve words of a search', async () => {
    const names = [['Silom'], ['Sathon']];
    const twelve = 'soi silom b c d e f g h i j k l';
    expect(Object.keys(await tiersOf(`${twelve} sathon`, names))).toEqual(['Silom']);
    expect(Object.keys(await tiersOf('silom sathon', names)).toSorted()).toEqual(['Sathon', 'Silom']);
  });

  test('uses a filler word as the beginning of a name if the search has no other word', async () => {
    expect(await tiersOf('st', [['Stockholm'], ['Uppsala']])).toEqual({ Stockholm: TIERS.beginning });
  });

  test('accepts searches that omit an Arabic article', async () => {
    expect(await tiersOf('salimiyah', [['As Sālimīyah']])).toEqual({ 'As Sālimīyah': TIERS.whole });
    expect(await tiersOf('al salmiya', [['As Sālimīyah']])).toEqual({ 'As Sālimīyah': TIERS.sounds });
  });

  test('finds names without some words of the search, in a lower tier', async () => {
    expect(await tiersOf('sukhumvit 999', [['Sukhumvit Rd'], ['Soi 999']])).toEqual({
      'Sukhumvit Rd': TIERS.incomplete + 1,
    });
  });

  test('finds nothing for an empty or an unknown search', async () => {
    expect(await tiersOf(' ,', [['Siam']])).toEqual({});
    expect(await tiersOf('xyzzy', [['Siam']])).toEqual({});
  });

  test('finds every name by the whole name and by its beginning', async () => {
    const name = fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){0,2}$/);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 30 }), fc.nat(), async (names, seed) => {
        const wanted = names[seed % names.length] ?? '';
        const entries = names.map((text) => [text]);
        expect(await tiersOf(wanted, entries)).toHaveProperty([wanted], TIERS.whole);
        expect(await tiersOf(wanted.slice(0, 2), entries)).toHaveProperty([wanted]);
      }),
    );
  });
});
