import { expect, test } from 'vitest';
import { CachedPromises } from './cached-promises.ts';

function scene() {
  const reads: string[] = [];
  const clock = { now: Date.UTC(2026, 10, 21) };
  const failing = { now: false };
  const read = async (what: string) => {
    reads.push(what);
    if (failing.now) throw new Error('database down');
    return [{ endedAt: reads.length, kept: true, lateMinutes: 0 }];
  };
  const promises = new CachedPromises(
    { ofOutlet: (vendorId) => read(vendorId), everywhere: () => read('everywhere') },
    () => clock.now,
  );
  return { promises, reads, clock, failing };
}

test('promises of an outlet are read once a minute, however many orders ask', async () => {
  const { promises, reads, clock } = scene();
  await Promise.all([promises.ofOutlet('d001'), promises.ofOutlet('d001'), promises.ofOutlet('d002')]);
  await promises.everywhere();
  expect(reads).toEqual(['d001', 'd002', 'everywhere']);
  clock.now += 60_000;
  expect(await promises.ofOutlet('d001')).toMatchObject([{ endedAt: 1 }]);
  clock.now += 1;
  await promises.ofOutlet('d001');
  expect(reads).toEqual(['d001', 'd002', 'everywhere', 'd001']);
});

test('a failed reading is not remembered', async () => {
  const { promises, reads, failing } = scene();
  failing.now = true;
  await expect(promises.everywhere()).rejects.toThrow('database down');
  failing.now = false;
  await promises.everywhere();
  expect(reads).toEqual(['everywhere', 'everywhere']);
});
