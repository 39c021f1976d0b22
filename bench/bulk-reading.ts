import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import ExcelJS from 'exceljs';
import { median, range } from './figures.ts';

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
    const bytes = await manyOrders();
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

/** Written by another program, with a table of shared texts as Excel's. */
async function manyOrders(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Orders');
  sheet.addRow(bulkColumns);
  for (let order = 1; order <= orders; order += 1) {
    sheet.addRow([
      `R-${order}`,
      `Customer ${(order * 7919) % 9973}`,
      `+6681${String((order * 104_729) % 10_000_000).padStart(7, '0')}`,
      `${order % 300} Sukhumvit Road, Khlong Toei, Bangkok ${10_000 + (order % 90)}`,
      order % 3 === 0 ? `Tower ${order % 40}` : null,
      order % 3 === 0 ? `${order % 50}A` : null,
      13.7 + (order % 1000) / 10_000,
      100.5 + (order % 977) / 10_000,
      order % 5 === 0 ? 'Call before you come' : null,
      `${order % 4} × lunch box`,
      (order % 900) + 0.5,
      order % 2 === 0 ? 'Cash on delivery' : 'Paid online',
      order % 10 === 0 ? new Date(Date.UTC(2026, 10, 28, order % 24, 30)) : null,
    ]);
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
