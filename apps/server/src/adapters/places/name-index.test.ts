import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildNameIndex, TIERS } from './name-index.ts';

async function tiersOf(query: string, names: readonly (readonly string[])[]): Promise<Record<string, number>> {
  const index = await buildNameIndex(names);
  return Object.fromEntries(index.search(query).map(({ entry, tier }) => [names[entry]?.[0] ?? '', tier]));
}

describe('a search by name', () => {
  test('ranks the whole name before its beginning, that before other words and those before parts of words', async () => {
    const names = [['Suan Siam'], ['ICONSIAM'], ['Siam Paragon'], ['BTS Siam', 'BTS สยาม']];
    expect(await tiersOf('siam', names)).toEqual({
      'BTS Siam': TIERS.whole,
      'Siam Paragon': TIERS.beginning,
      'Suan Siam': TIERS.words,
      ICONSIAM: TIERS.parts,
    });
  });

  test('finds Thai words inside a name, because Thai has no spaces', async () => {
    expect(await tiersOf('สยาม', [['BTS สยาม'], ['สวนสยาม']])).toEqual({
      'BTS สยาม': TIERS.whole,
      สวนสยาม: TIERS.parts,
    });
  });

  test('doesn’t mind spaces that the name has and the search has not', async () => {
    expect(await tiersOf('silom', [['Si Lom Rd']])).toEqual({ 'Si Lom Rd': TIERS.whole });
    expect(await tiersOf('thonglo soi', [['Thong Lo']])).toEqual({ 'Thong Lo': TIERS.whole });
  });

  test('lets words like road and soi be left out or added', async () => {
    const names = [['Sukhumvit Soi 24', 'ซอยสุขุมวิท 24']];
    for (const query of ['Sukhumvit 24', 'soi sukhumvit 24', 'สุขุมวิท 24', 'ซอยสุขุมวิท24']) {
      expect(await tiersOf(query, names)).toEqual({ 'Sukhumvit Soi 24': TIERS.whole });
    }
  });

  test('looks at twelve words and no more, however many a search has', async () => {
    const names = [['Silom'], ['Sathon']];
    const twelve = 'soi silom b c d e f g h i j k l';
    expect(Object.keys(await tiersOf(`${twelve} sathon`, names))).toEqual(['Silom']);
    expect(Object.keys(await tiersOf('silom sathon', names)).toSorted()).toEqual(['Sathon', 'Silom']);
  });

  test('takes a filler for the beginning of a name while there is nothing else', async () => {
    expect(await tiersOf('st', [['Stockholm'], ['Uppsala']])).toEqual({ Stockholm: TIERS.beginning });
  });

  test('lets articles of Arabic names be left out', async () => {
    expect(await tiersOf('salimiyah', [['As Sālimīyah']])).toEqual({ 'As Sālimīyah': TIERS.whole });
    expect(await tiersOf('al salmiya', [['As Sālimīyah']])).toEqual({ 'As Sālimīyah': TIERS.sounds });
  });

  test('says what it found when a word fits nothing', async () => {
    expect(await tiersOf('sukhumvit 999', [['Sukhumvit Rd'], ['Soi 999']])).toEqual({
      'Sukhumvit Rd': TIERS.incomplete + 1,
    });
  });

  test('finds nothing for nothing', async () => {
    expect(await tiersOf(' ,', [['Siam']])).toEqual({});
    expect(await tiersOf('xyzzy', [['Siam']])).toEqual({});
  });

  test('finds every name by its whole self and by its beginnings', async () => {
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
