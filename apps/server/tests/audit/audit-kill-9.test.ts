import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PostgresAuditTrail, sha256 } from '../../src/adapters/postgres/audit/postgres-audit-trail.ts';
import { type DatabaseOptions, openDatabase } from '../../src/adapters/postgres/database.ts';
import { engines } from '../../src/adapters/postgres/test-databases.suite.ts';
import { TrailVerifier } from '../../src/features/audit/verify-trail.ts';

const rounds = 3;
const script = fileURLToPath(new URL('./audit-writer.suite.ts', import.meta.url));

/** The subjects that a writer reported before it was killed. */
async function writeAndDie(options: DatabaseOptions, round: number): Promise<string[]> {
  const args = [script, JSON.stringify(options), String(round)];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const until = 20 + Math.floor(Math.random() * 80);
  const reported: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    reported.push(line);
    if (reported.length === until) writer.kill('SIGKILL');
  }
  // The last line may be incomplete.
  return reported.slice(0, -1);
}

it.each(engines)(
  'continues the chain of a process that is killed while it seals, on $name',
  async (engine) => {
    const opened = await engine.open();
    // Only one process at a time has the embedded database open.
    const isEmbedded = engine.name === 'embedded';
    if (isEmbedded) await opened.database.close();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) acknowledged.push(...(await writeAndDie(opened.again, round)));

    const database = isEmbedded ? await openDatabase(opened.again) : opened.database;
    const trail = new PostgresAuditTrail(database.pool);
    const verifier = new TrailVerifier({ trail, sha256, now: Date.now, onBroken: () => undefined });
    const { broken, family } = await verifier.verify('demo');
    const stored = (await trail.chainAfter('demo', 0, 10_000)).map((entry) => entry.subject);
    if (isEmbedded) await database.close();
    else await opened.drop();

    expect(broken).toBeNull();
    expect(family.entries).toBe(stored.length);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((subject) => !stored.includes(subject))).toEqual([]);
  },
  240_000,
);
