import {
  closeSync,
  cpSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureTemplate } from './database-template.ts';
import { DurableNodeFS, type DiskFlush } from './durable-node-fs.ts';
import { openEngine } from './engine.ts';

/**
 * Simulates what a power cut would leave of a folder: a file has the bytes of its last flush, and created, renamed or
 * removed entries count only once their folder was flushed. Real file systems lose less, and this is no real disk.
 */
class Disk implements DiskFlush {
  readonly #live: string;
  readonly #lasting: string;
  readonly #paths = new Map<number, string>();

  constructor(live: string, lasting: string) {
    this.#live = live;
    this.#lasting = lasting;
    cpSync(live, lasting, { recursive: true });
  }

  file(descriptor: number): void {
    const path = this.#pathOf(descriptor);
    if (path === undefined) return;
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.alloc(size);
    for (let at = 0; at < size;) {
      const read = readSync(descriptor, bytes, at, size - at, at);
      if (read === 0) break;
      at += read;
    }
    const copy = openSync(join(this.#lasting, path), 'w');
    writeSync(copy, bytes);
    closeSync(copy);
  }

  folder(descriptor: number): void {
    const path = this.#pathOf(descriptor);
    if (path === undefined) return;
    const lasting = join(this.#lasting, path);
    mkdirSync(lasting, { recursive: true });
    for (const name of readdirSync(lasting)) {
      if (!existsSync(join(this.#live, path, name))) rmSync(join(lasting, name), { recursive: true });
    }
    // The file was renamed after its flush: the bytes are on the disk, and now the name is too.
    for (const name of readdirSync(join(this.#live, path))) {
      if (existsSync(join(lasting, name))) continue;
      cpSync(join(this.#live, path, name), join(lasting, name), { recursive: true });
    }
  }

  cutInto(folder: string): void {
    cpSync(this.#lasting, folder, { recursive: true });
  }

  #pathOf(descriptor: number): string | undefined {
    const { ino } = fstatSync(descriptor);
    if (this.#nodeOf(this.#paths.get(ino) ?? '') !== ino) {
      for (const name of ['.', ...readdirSync(this.#live, { recursive: true, encoding: 'utf8' })]) {
        this.#paths.set(this.#nodeOf(name) ?? 0, name);
      }
    }
    const path = this.#paths.get(ino) ?? '';
    return this.#nodeOf(path) === ino ? path : undefined;
  }

  #nodeOf(path: string): number | undefined {
    return path === '' ? undefined : statSync(join(this.#live, path), { throwIfNoEntry: false })?.ino;
  }
}

const cuts = 4;

describe('the embedded database after a power cut', () => {
  let base: string;

  beforeAll(() => {
    base = mkdtempSync(join(tmpdir(), 'riderbell-power-'));
  });

  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it('opens again with every acknowledged row, at whatever point the power was cut', async () => {
    const live = join(base, 'live');
    cpSync((await ensureTemplate()) ?? '', live, { recursive: true });
    const disk = new Disk(live, join(base, 'lasting'));
    const engine = await openEngine(live, new DurableNodeFS(live, disk));
    engine.rows('create table items (id integer primary key, filler text)');
    engine.rows('create table churned (id integer, value integer)');
    engine.rows('insert into churned select n, 0 from generate_series(1, 100) as n');
    const acknowledged: number[] = [];
    let id = 0;
    for (let cut = 0; cut < cuts; cut += 1) {
      for (let batch = 0; batch <= cut; batch += 1) {
        for (let row = 0; row < 20; row += 1) {
          id += 1;
          engine.rows(`insert into items values (${id}, repeat('x', 500))`);
        }
        engine.rows('update churned set value = value + 1');
        engine.flush();
      }
      acknowledged.push(id);
      if (cut % 2 === 1) engine.rows('checkpoint');
      if (cut % 3 === 2) engine.rows('vacuum (analyze)');
      // Committed but not acknowledged: it may be there or not.
      engine.rows(`insert into items values (${1_000_000 + cut}, '')`);
      disk.cutInto(join(base, `cut${cut}`));
    }
    await engine.close();

    for (const [cut, last] of acknowledged.entries()) {
      const reopened = await openEngine(join(base, `cut${cut}`));
      reopened.rows('set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off');
      expect(reopened.rows('select count(*), max(id) from items where id < 1000000')).toEqual([[`${last}`, `${last}`]]);
      reopened.rows('reset all; set enable_seqscan = off');
      expect(reopened.rows('select count(*) from items where id between 1 and 999999')).toEqual([[`${last}`]]);
      await reopened.close();
    }
  }, 240_000);
});
