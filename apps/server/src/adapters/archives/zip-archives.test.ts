import { setImmediate } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ArchivedFile } from '../../features/exports/ports.ts';
import { zipArchives } from './zip-archives.ts';

const megabyte = 1024 * 1024;

/** Photos of a megabyte, made when they are asked for. */
function photos(count: number) {
  const asked = { count: 0, hasEnded: false };
  async function* files(): AsyncGenerator<ArchivedFile> {
    try {
      for (; asked.count < count;) {
        asked.count += 1;
        const content = [new Uint8Array(megabyte).fill(asked.count)];
        yield { name: `${asked.count}.jpg`, at: Date.UTC(2026, 10, 21), isCompressed: false, content };
      }
    } finally {
      asked.hasEnded = true;
    }
  }
  return { asked, files: files() };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
}

describe('a ZIP archive', () => {
  it('asks for a file only when its reader has taken the previous ones', async () => {
    const { asked, files } = photos(20);
    const reading = zipArchives.write(files)[Symbol.asyncIterator]();
    let read = 0;
    while (read < 5 * megabyte) {
      const { value } = await reading.next();
      read += value?.length ?? 0;
    }
    await settle();
    expect(asked.count).toBeGreaterThanOrEqual(5);
    expect(asked.count).toBeLessThanOrEqual(8);
    await reading.return?.();
  });

  it('asks for no more files when its reader leaves', async () => {
    const { asked, files } = photos(20);
    for await (const chunk of zipArchives.write(files)) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    const before = asked.count;
    await settle();
    expect(asked).toEqual({ count: before, hasEnded: true });
    expect(before).toBeLessThanOrEqual(3);
  });

  it('fails for its reader when a file fails, so that no archive seems complete', async () => {
    async function* files(): AsyncGenerator<ArchivedFile> {
      yield { name: 'one.txt', at: 0, isCompressed: true, content: [Buffer.from('one')] };
      throw new Error('the database is away');
    }
    await expect(buffer(zipArchives.write(files()))).rejects.toThrow('the database is away');
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('begun');
      throw new Error('the disk is away');
    }
    async function* one(): AsyncGenerator<ArchivedFile> {
      yield { name: 'one.txt', at: 0, isCompressed: false, content: broken() };
    }
    await expect(buffer(zipArchives.write(one()))).rejects.toThrow('the disk is away');
  });

  it('compresses only what it is told to', async () => {
    async function* files(): AsyncGenerator<ArchivedFile> {
      for (const isCompressed of [true, false]) {
        yield { name: `${isCompressed}.txt`, at: 0, isCompressed, content: [Buffer.alloc(100_000)] };
      }
    }
    const { length } = await buffer(zipArchives.write(files()));
    expect(length).toBeGreaterThan(100_000);
    expect(length).toBeLessThan(102_000);
  });
});
