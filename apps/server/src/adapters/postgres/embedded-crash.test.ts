import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { silent } from './test-databases.suite.ts';

const rounds = 4;
const script = fileURLToPath(new URL('./writer-process.suite.ts', import.meta.url));

describe('the embedded database under kill -9', () => {
  let base: string;
  let folder: string;

  beforeAll(() => {
    base = mkdtempSync(join(tmpdir(), 'riderbell-crash-'));
    folder = join(base, 'data');
  });

  afterAll(() => rmSync(base, { recursive: true, force: true }));

  function startWriter(round: number): ChildProcess {
    return spawn(process.execPath, [script, folder, String(round)], { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** The ids that a writer reported before it was killed. */
  async function writeAndDie(round: number, atLeast: number): Promise<string[]> {
    const writer = startWriter(round);
    const reported: string[] = [];
    for await (const line of createInterface({ input: writer.stdout! })) {
      reported.push(line);
      if (reported.length === atLeast) writer.kill('SIGKILL');
    }
    // The last line may be incomplete.
    return reported.slice(0, -1);
  }

  it('loses and duplicates no acknowledged row and opens again, round after round', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await writeAndDie(round, 40 + Math.floor(Math.random() * 600))));
    }
    expect(acknowledged.length).toBeGreaterThan(rounds * 30);

    const database = await openDatabase({ dataDir: folder, logger: silent });
    try {
      const { rows } = await database.pool.query<{ id: string; times: number }>(
        'select id, count(*) as times from written group by id',
      );
      const stored = new Map(rows.map(({ id, times }) => [id, times]));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
      // The index and the table agree.
      await database.pool.query('set enable_seqscan = off');
      const byIndex = await database.pool.query<{ count: number }>("select count(*) from written where id > ''");
      expect(byIndex.rows).toEqual([{ count: rows.length }]);
    } finally {
      await database.close();
    }
  }, 240_000);

  it('refuses a second process with a reason, while the first one continues', async () => {
    const database = await openDatabase({ dataDir: folder, logger: silent });
    try {
      const second = startWriter(99);
      const told = createInterface({ input: second.stderr! });
      const lines: string[] = [];
      told.on('line', (line) => lines.push(line));
      await once(second, 'close');
      expect(lines.join('\n')).toMatch(/^DatabaseFolderInUse: The database folder .*data is in use by another process/);
      await expect(openDatabase({ dataDir: folder, logger: silent })).rejects.toMatchObject({
        name: 'DatabaseFolderInUse',
      });
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });
});
