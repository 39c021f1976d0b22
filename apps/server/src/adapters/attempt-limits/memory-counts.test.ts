import { describe, expect, it } from 'vitest';
import { MemoryCounts } from './memory-counts.ts';

const maxKeys = 10;
const counts = () => new MemoryCounts({ keyPrefix: 'test', points: 2, duration: 900 }, maxKeys);
const isRefused = (memory: MemoryCounts, key: string): Promise<boolean> =>
  memory.consume(key).then(
    () => false,
    () => true,
  );
const heldBy = (memory: MemoryCounts): number => memory.dump().storage.length;

describe('MemoryCounts', () => {
  it('keeps a count while many other keys are refused and given back', async () => {
    const memory = counts();
    await memory.consume('account', 2);
    for (let index = 0; index < 10 * maxKeys; index += 1) {
      await memory.consume(`made up ${index}`);
      await memory.reward(`made up ${index}`);
    }
    expect(await isRefused(memory, 'account')).toBe(true);
    expect(heldBy(memory)).toBe(1);
  });

  it('drops the least recently used keys beyond the limit, of counts and of marks', async () => {
    for (const count of ['consume', 'penalty'] as const) {
      const memory = counts();
      for (let index = 0; index < 10 * maxKeys; index += 1) await memory[count](`made up ${index}`);
      expect(heldBy(memory)).toBe(maxKeys);
      expect((await memory.get(`made up ${10 * maxKeys - 1}`))?.consumedPoints).toBe(1);
    }
  });

  it('counts an attempt that arrives while another one of the same key is given back', async () => {
    const memory = counts();
    await memory.consume('account');
    await Promise.all([memory.reward('account'), memory.consume('account')]);
    expect((await memory.get('account'))?.consumedPoints).toBe(1);
  });

  it('keeps the other points of a key when one is given back', async () => {
    const memory = counts();
    await Promise.all([memory.penalty('account'), memory.penalty('account')]);
    await memory.reward('account');
    expect((await memory.get('account'))?.consumedPoints).toBe(1);
  });
});
