import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { Client, Pool } from 'pg';
import { localPostgres } from '../tools/local-postgres.ts';
import { runStep } from '../tools/run-step.ts';
import { startServerProcess } from '../tools/server-process.ts';
import { benchBulkGrid } from './bulk-grid.ts';
import { benchBulkJobs } from './bulk-jobs.ts';
import { benchBulkReading } from './bulk-reading.ts';
import { benchExports } from './exports.ts';
import { range } from './figures.ts';
import { benchHistory } from './history-scale.ts';
import { benchLive, benchMemory } from './live-channel.ts';
import { signIn } from './merchant.ts';
import { benchNumbers } from './numbers.ts';
import { benchPositions } from './rider-positions.ts';
import { benchScreen } from './screen.ts';
import { measureOrders, type OrderThroughput } from './scenarios/order-throughput.ts';
import { measureRawOrders, type RawThroughput } from './scenarios/raw-orders.ts';

/**
 * `npm run bench`: measures what we promise about speed and size, as ratios within one run. The two sides of a ratio alternate
 * in rounds, and medians are printed with their range, because machines are noisy and shared.
 * Uses the PostgreSQL on the standard local port or `BENCH_DATABASE_URL`; without one, measures only the embedded database.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const ordersARound = Number(process.env['BENCH_ORDERS'] ?? 600);
const sockets = (process.env['BENCH_SOCKETS'] ?? '1000,5000').split(',').map(Number);
const events = Number(process.env['BENCH_EVENTS'] ?? 30);
/**
 * To measure only some parts: `npm run bench -- live` or `BENCH_PARTS=live npm run bench`. The parts `history`, `exports`
 * and `bulk-…` take minutes, so they have to be named.
 */
const [, , ...named] = process.argv;
const chosen = process.env['BENCH_PARTS'] ?? 'orders,live,positions,numbers,screen,size';
const parts = named.length > 0 ? named : chosen.split(',');
const inFlight = 10;
/** A server that runs for days has compiled its hot code; one that has just started has not. */
const ordersToWarmUp = Number(process.env['BENCH_WARM_UP'] ?? 2000);
const settings = {
  FLEET: 'none',
  DEMO_DATA: 'true',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '0',
  // All sockets of a benchmark come from one address.
  MAX_CONNECTIONS_OF_NETWORK: '50000',
};

function printThroughput(name: string, runs: readonly OrderThroughput[]): void {
  console.log(`${name}: orders through HTTP, ${inFlight} in flight, ${rounds} rounds of ${ordersARound}`);
  console.log(`  CPU per order, ms: server ${range(runs.map((run) => run.serverCpu))}`);
  const database = runs.map((run) => run.databaseCpu);
  if (database.some((cpu) => cpu > 0)) {
    console.log(`                    database ${range(database)}`);
    console.log(
      `                    together ${range(runs.map((run) => run.serverCpu + run.databaseCpu))} (aim: at most 3)`,
    );
  }
  console.log(
    `  orders per second ${range(
      runs.map((run) => run.ordersASecond),
      0,
    )}`,
  );
}

function printShare(runs: readonly OrderThroughput[], raw: readonly RawThroughput[]): void {
  const direct = raw.map((run) => run.ordersASecond);
  const shares = runs.map((run, round) => run.ordersASecond / (direct[round] ?? Number.NaN));
  console.log(`  the same SQL directly: ${range(direct, 0)} per second, database CPU per order, ms:`);
  console.log(`                    ${range(raw.map((run) => run.databaseCpu))}`);
  console.log(`  share of it through HTTP ${range(shares)} (aim: 0.5 or more)`);
}

async function benchPostgres(adminUrl: string): Promise<void> {
  const name = `riderbell_bench_${process.pid}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(adminUrl);
  own.pathname = `/${name}`;
  const server = await startServerProcess({ ...settings, DATABASE_URL: own.href });
  const pool = new Pool({ connectionString: own.href, max: inFlight });
  try {
    const merchant = await signIn(server.url, demoAccount.email, demoAccount.password);
    const databasePids = async (): Promise<number[]> => {
      const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [
        name,
      ]);
      return rows.map((row) => row.pid);
    };
    const options = { orders: ordersARound, inFlight, serverPid: server.pid, databasePids };
    const live = { sockets, events, serverPid: server.pid };
    if (parts.includes('live')) await benchMemory('PostgreSQL', merchant, live);
    await measureOrders(merchant, { ...options, orders: ordersToWarmUp, run: 'warm' });
    if (parts.includes('orders')) {
      await measureRawOrders(pool, { ...options, run: 'warm' });
      const runs: OrderThroughput[] = [];
      const raw: RawThroughput[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push(await measureOrders(merchant, { ...options, run: `r${round}` }));
        raw.push(await measureRawOrders(pool, { ...options, run: `r${round}` }));
      }
      printThroughput('PostgreSQL', runs);
      printShare(runs, raw);
    }
    if (parts.includes('live')) await benchLive('PostgreSQL', merchant, live);
  } finally {
    await pool.end();
    await server.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function benchEmbedded(): Promise<void> {
  const server = await startServerProcess(settings);
  try {
    const merchant = await signIn(server.url, demoAccount.email, demoAccount.password);
    const options = { orders: ordersARound, inFlight, serverPid: server.pid, databasePids: async () => [] };
    const live = { sockets, events, serverPid: server.pid };
    if (parts.includes('live')) await benchMemory('Embedded database', merchant, live);
    await measureOrders(merchant, { ...options, orders: ordersToWarmUp, run: 'warm' });
    if (parts.includes('orders')) {
      const runs: OrderThroughput[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push(await measureOrders(merchant, { ...options, run: `r${round}` }));
      }
      printThroughput('Embedded database (its CPU is in the server’s)', runs);
    }
    if (parts.includes('live')) await benchLive('Embedded database', merchant, live);
  } finally {
    await server.stop();
  }
}

if (parts.includes('orders') || parts.includes('live')) {
  const adminUrl = process.env['BENCH_DATABASE_URL'] ?? (await localPostgres());
  if (adminUrl) await benchPostgres(adminUrl);
  else console.log('No accessible local PostgreSQL and no BENCH_DATABASE_URL: PostgreSQL is not measured.');
  await benchEmbedded();
}
if (parts.includes('history')) {
  const adminUrl = process.env['BENCH_DATABASE_URL'] ?? (await localPostgres());
  if (adminUrl === null) throw new Error('The history is measured on PostgreSQL: set BENCH_DATABASE_URL.');
  const sizes = (process.env['BENCH_HISTORY'] ?? '10000,1000000').split(',').map(Number);
  await benchHistory(adminUrl, sizes, settings);
}
if (parts.includes('exports')) {
  const adminUrl = process.env['BENCH_DATABASE_URL'] ?? (await localPostgres());
  if (adminUrl === null) throw new Error('The exports are measured on PostgreSQL: set BENCH_DATABASE_URL.');
  await benchExports({ adminUrl, settings, rounds, past: Number(process.env['BENCH_EXPORTED'] ?? 500_000) });
}
if (parts.includes('bulk-reading')) await benchBulkReading(rounds);
if (parts.includes('bulk-jobs')) {
  const adminUrl = process.env['BENCH_DATABASE_URL'] ?? (await localPostgres());
  const rows = Number(process.env['BENCH_BULK_ROWS'] ?? 10_000);
  if (adminUrl === null)
    console.log('No accessible PostgreSQL: bulk jobs are measured on the embedded database alone.');
  else await benchBulkJobs({ adminUrl, settings, rounds, rows });
  await benchBulkJobs({ adminUrl: null, settings, rounds, rows });
}
if (parts.includes('positions')) {
  await benchPositions(process.env['BENCH_DATABASE_URL'] ?? (await localPostgres()), settings, rounds);
}
if (parts.includes('numbers')) {
  const adminUrl = process.env['BENCH_DATABASE_URL'] ?? (await localPostgres());
  const past = Number(process.env['BENCH_PAST_ORDERS'] ?? 1_000_000);
  if (adminUrl) await benchNumbers({ adminUrl, settings, rounds, past, ordersARound, inFlight });
  else console.log('No accessible PostgreSQL: the numbers are not measured.');
}
if (['screen', 'size', 'bulk-grid'].some((part) => parts.includes(part)))
  await runStep(process.execPath, ['tools/build.ts']);
if (parts.includes('bulk-grid')) await benchBulkGrid(settings, Number(process.env['BENCH_BULK_ROWS'] ?? 10_000));
if (parts.includes('screen')) {
  await benchScreen(settings, {
    events: Number(process.env['BENCH_SCREEN_EVENTS'] ?? 50),
    orders: Number(process.env['BENCH_LIST'] ?? 2000),
    rounds: Number(process.env['BENCH_INTERACTIONS'] ?? 40),
  });
}
if (parts.includes('size')) await runStep(process.execPath, ['apps/portal/check-budgets.ts']);
