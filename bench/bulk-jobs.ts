import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { Client } from 'pg';
import { startServerProcess } from '../tools/server-process.ts';
import { quantile, range } from './figures.ts';
import { type Merchant, signIn } from './merchant.ts';
import { cpuOf, memoryOf, untilIdle } from './process-cpu.ts';
import { manyOrders } from './scenarios/many-orders.ts';
import { untilChecked, upload } from './scenarios/uploaded-job.ts';
import { type Probed, startProbe } from './start-probe.ts';

interface BulkBench {
  /** null for the embedded database. */
  readonly adminUrl: string | null;
  readonly settings: Record<string, string>;
  readonly rounds: number;
  readonly rows: number;
}

interface Round {
  /** Seconds until the upload was answered, which is when its file has been read and stored. */
  readonly answered: number;
  /** Seconds from then until all rows were checked and priced. */
  readonly checked: number;
  /** Milliseconds of CPU of the server, for each row. */
  readonly cpuOfRow: number;
  /** MB above the idle server. */
  readonly memory: number;
  readonly alone: Probed;
  readonly beside: Probed;
}

const sampleEveryMs = 25;
const leastProbeMs = 10_000;

/** `npm run bench -- bulk-jobs`: reads, checks and prices a long workbook, and what other calls notice of it. */
export async function benchBulkJobs({ adminUrl, settings, rounds, rows }: BulkBench): Promise<void> {
  const name = `riderbell_bench_bulk_${process.pid}`;
  const admin = adminUrl === null ? null : new Client({ connectionString: adminUrl });
  await admin?.connect();
  await admin?.query(`create database ${name}`);
  const own = adminUrl === null ? null : new URL(adminUrl);
  if (own) own.pathname = `/${name}`;
  const server = await startServerProcess({ ...settings, ...(own && { DATABASE_URL: own.href }) });
  try {
    const workbook = await manyOrders(rows);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const merchant = await signIn(server.url, demoAccount.email, demoAccount.password);
      measured.push(await measure(merchant, server.pid, workbook, rows));
    }
    print(adminUrl === null ? 'Embedded database' : 'PostgreSQL', rows, measured);
  } finally {
    await server.stop();
    await admin?.query(`drop database ${name} with (force)`);
    await admin?.end();
  }
}

async function measure(merchant: Merchant, pid: number, workbook: Buffer, rows: number): Promise<Round> {
  await untilIdle(pid);
  const alone = startProbe(merchant);
  await new Promise((resolve) => setTimeout(resolve, leastProbeMs));
  const idleTimes = await alone.stop();
  await untilIdle(pid);
  const idle = memoryOf(pid);
  let peak = idle;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), sampleEveryMs);
  const cpu = cpuOf(pid);
  const beside = startProbe(merchant);
  const began = performance.now();
  const jobId = await upload(merchant, workbook);
  const answered = performance.now();
  const job = await untilChecked(merchant, jobId);
  const ended = performance.now();
  const besideTimes = await beside.stop();
  clearInterval(sampling);
  if (job.summary.orders_to_place !== rows) {
    throw new Error(`${job.summary.orders_to_place} of ${rows} rows can be placed: ${JSON.stringify(job.summary)}`);
  }
  return {
    answered: (answered - began) / 1000,
    checked: (ended - answered) / 1000,
    cpuOfRow: (cpuOf(pid) - cpu) / rows,
    memory: (peak - idle) / 1024,
    alone: idleTimes,
    beside: besideTimes,
  };
}

function print(database: string, rows: number, rounds: readonly Round[]): void {
  const p99 = ({ times }: Probed) => quantile(times, 0.99);
  const p50 = ({ times }: Probed) => quantile(times, 0.5);
  const failures = rounds.reduce((sum, { alone, beside }) => sum + alone.failures + beside.failures, 0);
  const seconds = rounds.map(({ checked }) => checked);
  console.log(`${database}: workbook of ${rows} orders, ${rounds.length} rounds`);
  console.log(`  read and stored, s       ${range(rounds.map(({ answered }) => answered))}`);
  console.log(`  checked and priced, s    ${range(seconds)}`);
  console.log(
    `    rows per second        ${range(
      seconds.map((each) => rows / each),
      0,
    )}`,
  );
  console.log(`  CPU of the server, ms/row ${range(rounds.map(({ cpuOfRow }) => cpuOfRow))}`);
  console.log(
    `  memory above idle, MB    ${range(
      rounds.map(({ memory }) => memory),
      0,
    )} (aim: at most 150)`,
  );
  console.log(`  another call alone, ms   p50 ${range(rounds.map(({ alone }) => p50(alone)))}`);
  console.log(`                           p99 ${range(rounds.map(({ alone }) => p99(alone)))}`);
  console.log(`  beside the job           p50 ${range(rounds.map(({ beside }) => p50(beside)))}`);
  console.log(`                           p99 ${range(rounds.map(({ beside }) => p99(beside)))}`);
  console.log(
    `    ratio of the p99       ${range(rounds.map(({ alone, beside }) => p99(beside) / p99(alone)))} (aim: at most 1.5); ${failures} failed`,
  );
}
