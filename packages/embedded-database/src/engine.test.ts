import { cpSync, fdatasyncSync, fsyncSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureTemplate } from './database-template.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { openEngine } from './engine.ts';
import { prepareFolder } from './prepare-folder.ts';

/** Simulates an update of the engine that broke the hook: opened as before, but never called. */
class UnhookedFS extends DurableNodeFS {
  override get flushes(): number {
    return 0;
  }
}

describe('the engine', () => {
  let base: string;
  let made = 0;

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'riderbell-engine-'));
    await ensureTemplate();
  });

  afterAll(() => rmSync(base, { recursive: true, force: true }));

  async function newFolder(): Promise<string> {
    made += 1;
    const folder = join(base, `data${made}`);
    cpSync((await ensureTemplate()) ?? '', folder, { recursive: true });
    return folder;
  }

  it('flushes once for all earlier commits, and not at all for reads', async () => {
    const engine = await openEngine(await newFolder());
    engine.rows('create table items (id integer)');
    engine.flush();
    const before = engine.diskFlushes;
    for (let id = 0; id < 50; id += 1) engine.rows(`insert into items values (${id})`);
    expect(engine.diskFlushes).toBe(before);
    engine.flush();
    expect(engine.diskFlushes).toBe(before + 1);
    engine.rows('select count(*) from items');
    engine.flush();
    expect(engine.diskFlushes).toBe(before + 1);
    await engine.close();
  });

  it('refuses to start when commits do not reach the disk', async () => {
    const folder = await newFolder();
    await expect(openEngine(folder, new UnhookedFS(folder))).rejects.toMatchObject({
      name: 'DurabilityNotAvailable',
      message: expect.stringContaining('survives a power cut'),
    });
  });

  it('stops when the disk fails, and loses nothing that it had acknowledged', async () => {
    const folder = await newFolder();
    let failing = false;
    const disk = {
      file(descriptor: number) {
        if (failing) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
        fdatasyncSync(descriptor);
      },
      folder: fsyncSync,
    };
    const engine = await openEngine(folder, new DurableNodeFS(folder, disk));
    engine.rows('create table items (id integer)');
    engine.rows('insert into items values (1)');
    engine.flush();
    failing = true;
    engine.rows('insert into items values (2)');
    expect(() => engine.flush()).toThrow(expect.objectContaining({ name: 'EngineStopped' }));
    expect(() => engine.rows('select 1')).toThrow(expect.objectContaining({ name: 'EngineStopped' }));

    const reopened = await openEngine(folder);
    expect(reopened.rows('select id from items where id = 1')).toEqual([['1']]);
    await reopened.close();
  });

  it("throws the database's own error and keeps working", async () => {
    const engine = await openEngine(await newFolder());
    expect(() => engine.rows('select 1 / 0')).toThrow(expect.objectContaining({ code: '22012' }));
    expect(engine.rows('select 1')).toEqual([['1']]);
    await engine.close();
  });

  it('opens a copy of a template, which is created once for this version of the engine', async () => {
    const template = await ensureTemplate();
    expect(template).toMatch(/embedded-database-\d+\.\d+\.\d+$/);
    const { mtimeMs } = statSync(template ?? '');
    expect(await ensureTemplate()).toBe(template);
    expect(statSync(template ?? '').mtimeMs).toBe(mtimeMs);
  });

  it('initialises a database from scratch where no template can be stored', async () => {
    writeFileSync(join(base, 'a-file'), '');
    const unwritable = join(base, 'a-file', 'template');
    expect(await ensureTemplate(unwritable)).toBeUndefined();
    const folder = join(base, 'from-nothing');
    expect(await prepareFolder(folder, () => ensureTemplate(unwritable))).toBe(true);
    expect(await prepareFolder(folder)).toBe(false);
    const engine = await openEngine(folder);
    expect(engine.rows('select 1')).toEqual([['1']]);
    await engine.close();
  }, 120_000);
});
