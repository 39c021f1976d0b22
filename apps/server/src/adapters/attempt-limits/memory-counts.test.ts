import { describe, expect, it } from 'vitest';
import { MemoryCounts } from './memory-counts.ts';

const mostKeys = 10;
const counts = () => new MemoryCounts({ keyPrefix: 'test', points: 2, duration: 900 }, mostKeys);
const isRefused = (memory: MemoryCounts, key: string): Promise<boolean> =>
  memory.consume(key).then(
    () => false,
    () => true,
  );
const heldBy = (memory: MemoryCounts): number => memory.dump().storage.length;

describe('counts in memory', () => {
  it('keep a count, however many other keys are named by attempts that are refused or given back', async () => {
    const memory = counts();
    await memory.consume('account', 2);
    for (let index = 0; index < 10 * mostKeys; index += 1) {
      await memory.consume(`made up ${index}`);
      await memory.reward(`made up ${index}`);
    }
    expect(await isRefused(memory, 'account')).toBe(true);
    expect(heldBy(memory)).toBe(1);
  });

  it('forget what was used longest ago beyond their bound, marks of what is under way too', async () => {
    for (const count of ['consume', 'penalty'] as const) {
      const memory = counts();
      for (let index = 0; index < 10 * mostKeys; index += 1) await memory[count](`made up ${index}`);
      expect(heldBy(memory)).toBe(mostKeys);
      expect((await memory.get(`made up ${10 * mostKeys - 1}`))?.consumedPoints).toBe(1);
    }
  });

  it('count an attempt that comes while the last one of its key is given back', async () => {
    const memory = counts();
    await memory.consume('account');
    await Promise.all([memory.reward('account'), memory.consume('account')]);
    expect((await memory.get('account'))?.consumedPoints).toBe(1);
  });

  it('keep what others took of a key when one of them is given back', async () => {
    const memory = counts();
    await Promise.all([memory.penalty('account'), memory.penalty('account')]);
    await memory.reward('account');
    expect((await memory.get('account'))?.consumedPoints).toBe(1);
  });
});
