import { exportPath } from '@riderbell/contract/files.ts';
import { listStatement } from '@riderbell/server/adapters/postgres/orders/order-list.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { Client, Pool } from 'pg';
import { startServerProcess } from '../tools/server-process.ts';
import { median, range } from './figures.ts';
import { type Merchant, signIn } from './merchant.ts';
import { memoryOf } from './process-cpu.ts';
import { measureOrders } from './scenarios/order-throughput.ts';
import { addPastOrders } from './scenarios/past-orders.ts';

/** As many days as an export may have. */
const days = 92;
const fewOrders = 1000;
const pageSize = 500;
const sampleEveryMs = 25;
const dayMs = 86_400_000;

interface ExportsBench {
  readonly adminUrl: string;
  readonly settings: Record<string, string>;
  readonly rounds: number;
  /** How many orders the long export has. */
  readonly past: number;
}

interface Period {
  readonly from: string;
  readonly to: string;
}

interface Measured {
  /** kB */
  readonly peak: number;
  readonly seconds: number;
  readonly bytes: number;
}

/** `npm run bench -- exports`: the memory and the speed of a long export, beside a short one and the same rows read straight. */
export async function benchExports({ adminUrl, settings, rounds, past }: ExportsBench): Promise<void> {
  const name = `riderbell_bench_exports_${process.pid}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(adminUrl);
  own.pathname = `/${name}`;
  const pool = new Pool({ connectionString: own.href, max: 10 });
  const server = await startServerProcess({ ...settings, DATABASE_URL: own.href });
  const newSession = () => signIn(server.url, demoAccount.email, demoAccount.password);
  try {
    const databasePids = async (): Promise<number[]> => [];
    await measureOrders(await newSession(), {
      orders: 50,
      inFlight: 10,
      serverPid: server.pid,
      databasePids,
      run: 'w',
    });
    await addPastOrders(pool, { orders: past, days: days - 1 });
    const end = Date.now();
    const long: Period = periodOf(end, days * dayMs);
    const short: Period = periodOf(end, ((days - 1) * dayMs * fewOrders) / past);
    for (const format of ['xlsx', 'csv'] as const) {
      const runs = { short: [] as Measured[], long: [] as Measured[] };
      for (let round = 0; round < rounds; round += 1) {
        const merchant = await newSession();
        runs.short.push(await measureExport(merchant, server.pid, { ...short, format }));
        runs.long.push(await measureExport(merchant, server.pid, { ...long, format }));
      }
      const straight: number[] = [];
      for (let round = 0; round < rounds; round += 1) straight.push(await readStraight(pool, long));
      print(format, past, runs, straight);
    }
  } finally {
    await pool.end();
    await server.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

function periodOf(end: number, length: number): Period {
  return { from: new Date(end - length).toISOString(), to: new Date(end).toISOString() };
}

async function measureExport(
  merchant: Merchant,
  pid: number,
  query: Period & { readonly format: 'xlsx' | 'csv' },
): Promise<Measured> {
  let peak = memoryOf(pid);
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), sampleEveryMs);
  const began = performance.now();
  const path = exportPath('demo', { ...query, include_outlets: 'true', language: 'en' });
  const response = await fetch(merchant.url + path, { headers: { authorization: merchant.authorization } });
  if (!response.ok || response.body === null) throw new Error(`The export failed: ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  clearInterval(sampling);
  return { peak, seconds: (performance.now() - began) / 1000, bytes };
}

/** Reads the rows of the period by the statements of the export, in the same pages, and does nothing with them. @returns seconds */
async function readStraight(pool: Pool, period: Period): Promise<number> {
  const began = performance.now();
  let after: { created_at: string; order_id: string } | undefined;
  for (;;) {
    const query = { scope: { familyId: 'demo' }, ...period, count: pageSize, ...(after && { after }) };
    const { text, values } = listStatement(query);
    const { rows } = await pool.query<{ created_at: Date; order_id: string }>(text, values);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = { created_at: last.created_at.toISOString(), order_id: last.order_id };
  }
  return (performance.now() - began) / 1000;
}

function print(
  format: string,
  past: number,
  runs: { readonly short: readonly Measured[]; readonly long: readonly Measured[] },
  straight: readonly number[],
): void {
  const megabytes = (measured: readonly Measured[]) => measured.map(({ peak }) => peak / 1000);
  const ratios = runs.long.map(({ peak }, round) => peak / (runs.short[round]?.peak ?? Number.NaN));
  const speeds = runs.long.map(({ seconds }) => past / seconds);
  const direct = straight.map((seconds) => past / seconds);
  console.log(`Export of ${past} orders as ${format}, ${runs.long.length} rounds`);
  console.log(`  peak memory of the server, MB: ${range(megabytes(runs.long), 0)}; of 1,000 orders`);
  console.log(`    ${range(megabytes(runs.short), 0)}; ratio ${range(ratios)} (aim: at most 1.5)`);
  console.log(`  orders per second ${range(speeds, 0)}, the same rows read straight ${range(direct, 0)}`);
  console.log(
    `  share ${(median(speeds) / median(direct)).toFixed(2)}; file ${((runs.long[0]?.bytes ?? 0) / 1e6).toFixed(1)} MB`,
  );
}
