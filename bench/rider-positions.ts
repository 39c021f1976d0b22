import { Client } from 'pg';
import { startServerProcess } from '../tools/server-process.ts';
import { median } from './figures.ts';
import { measurePositions, type PositionLoad } from './scenarios/rider-positions.ts';

const secret = 'secret-of-the-courier-of-the-bench-01';
const courier = { FLEET: 'external', FLEET_URL: 'http://127.0.0.1:9', FLEET_SECRETS: secret };
/** The reports of a large fleet in a minute: a thousand riders, every six seconds. */
const reportsOfMinute = 10_000;

/** Measures the positions of a minute, in batches and one by one: how much faster than real time, and the CPU cost. */
export async function benchPositions(
  adminUrl: string | null,
  settings: Record<string, string>,
  rounds: number,
): Promise<void> {
  if (adminUrl) await onPostgres(adminUrl, (url) => bench('PostgreSQL', { ...settings, DATABASE_URL: url }, rounds));
  await bench('Embedded database (its CPU is in the server’s)', settings, rounds);
}

async function bench(name: string, settings: Record<string, string>, rounds: number): Promise<void> {
  const server = await startServerProcess({ ...settings, ...courier });
  const base = { url: server.url, secret, serverPid: server.pid, reports: reportsOfMinute };
  const loads: readonly (readonly [string, PositionLoad])[] = [
    ['500 per request', { ...base, together: 500, inFlight: 2 }],
    ['one per request', { ...base, together: 1, inFlight: 50 }],
  ];
  try {
    console.log(`${name}: ${reportsOfMinute} positions of 1000 riders, ${rounds} rounds`);
    for (const [label, load] of loads) {
      await measurePositions(load);
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await measurePositions(load));
      const speed = median(runs.map((run) => run.reportsASecond));
      const cpu = median(runs.map((run) => run.serverCpu));
      const share = ((cpu * reportsOfMinute) / 60_000) * 100;
      console.log(
        `  ${label}: ${speed.toFixed(0)} per second, ${((speed * 60) / reportsOfMinute).toFixed(1)} times 10,000 a minute (aim: 3 or more); ` +
          `CPU per report ${cpu.toFixed(3)} ms, at 10,000 a minute ${share.toFixed(1)} % of a core`,
      );
    }
  } finally {
    await server.stop();
  }
}

async function onPostgres(adminUrl: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `riderbell_bench_positions_${process.pid}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(adminUrl);
  own.pathname = `/${name}`;
  try {
    await work(own.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
