import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, range } from './figures.ts';
import { manyOrders } from './scenarios/many-orders.ts';

interface Probe {
  readonly rows: number;
  /** Milliseconds; the first is that of a new process and a new thread. */
  readonly durations: readonly number[];
  /** Megabytes above the idle process. */
  readonly peakOfFirst: number;
  readonly peak: number;
  /** Milliseconds that the event loop of the process was late. */
  readonly delayP99: number;
  readonly delayMax: number;
}

const orders = 10_000;
const readers = ['ours', 'hucre', 'exceljs', 'read-excel-file'] as const;
const readsOfProcess = 5;

/**
 * Reads a workbook of 10,000 orders with our reader (checks, reduction and thread included), with its library alone and with two
 * other readers. The readers alternate in rounds, each in a new process.
 */
export async function benchBulkReading(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-bench-'));
  try {
    const file = join(folder, 'orders.xlsx');
    const bytes = await manyOrders(orders);
    await writeFile(file, bytes);
    const probes = new Map<string, Probe[]>(readers.map((reader) => [reader, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const reader of readers) probes.get(reader)?.push(await probe(reader, file));
    }
    console.log(`Workbook of ${orders} orders, ${(bytes.length / 1024 / 1024).toFixed(2)} MB, ${rounds} rounds`);
    const times = (reader: string) => (probes.get(reader) ?? []).map(({ durations }) => median(durations.slice(1)));
    for (const reader of readers) {
      const each = probes.get(reader) ?? [];
      if (each.some(({ rows }) => rows !== orders + 1)) throw new Error(`${reader} read another number of rows`);
      console.log(`  ${reader}`);
      console.log(
        `    ms, first           ${range(
          each.map(({ durations }) => durations[0] ?? Number.NaN),
          0,
        )}`,
      );
      console.log(`    ms, further         ${range(times(reader), 0)}`);
      console.log(
        `    MB above idle       ${range(
          each.map(({ peakOfFirst }) => peakOfFirst),
          0,
        )} in the first reading`,
      );
      console.log(
        `                        ${range(
          each.map(({ peak }) => peak),
          0,
        )} in ${readsOfProcess}`,
      );
      console.log(
        `    event loop late, ms ${range(each.map(({ delayP99 }) => delayP99))} p99, ${range(each.map(({ delayMax }) => delayMax))} at most`,
      );
    }
    for (const reader of readers.slice(1)) {
      const others = times(reader);
      const shares = times('ours').map((own, round) => own / (others[round] ?? Number.NaN));
      console.log(`  time of ours / ${reader} ${range(shares)}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function probe(reader: string, file: string): Promise<Probe> {
  const script = fileURLToPath(new URL('./scenarios/workbook-probe.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, reader, file, String(readsOfProcess)]);
  return JSON.parse(stdout) as Probe;
}
