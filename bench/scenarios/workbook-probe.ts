import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/**
 * A process that reads a workbook with one reader, first once and then repeatedly. A process for each reader, because memory that
 * one has used stays with its process.
 */
const [, , reader = '', file = '', times = '1'] = process.argv;
const bytes = await readFile(file);

/** Each returns the number of rows that it read. */
const readers: Readonly<Record<string, () => Promise<(bytes: Buffer) => Promise<number>>>> = {
  async ours() {
    const { workbookReader } = await import('@riderbell/server/adapters/sheets/workbook-reader.ts');
    // Not closed: the process ends when its work is done, as an idle thread does not keep it.
    const reader = workbookReader();
    return async (bytes) => {
      const read = await reader.read(bytes);
      return read.ok ? read.sheets.reduce((sum, { rows }) => sum + rows.length, 0) : 0;
    };
  },
  async hucre() {
    const { streamXlsxRows } = await import('hucre/xlsx');
    return async (bytes) => {
      let rows = 0;
      for await (const { values } of streamXlsxRows(bytes)) rows += values.length > 0 ? 1 : 0;
      return rows;
    };
  },
  async exceljs() {
    const { default: ExcelJS } = await import('exceljs');
    return async (bytes) => {
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(
        bytes as unknown as InstanceType<typeof ExcelJS.Workbook>['xlsx'] extends { load(bytes: infer B): unknown }
          ? B
          : never,
      );
      return workbook.worksheets.reduce((sum, sheet) => sum + sheet.actualRowCount, 0);
    };
  },
  async 'read-excel-file'() {
    const { default: readExcelFile } = await import('read-excel-file/node');
    return async (bytes) => (await readExcelFile(bytes)).reduce((sum, { data }) => sum + data.length, 0);
  },
};

const megabyte = 1024 * 1024;
const read = await readers[reader]?.();
if (read === undefined) throw new Error(`There is no reader ${reader}`);
await setTimeout(200);
const idle = process.memoryUsage().rss;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const durations: number[] = [];
let rows = 0;
let peakOfFirst = 0;
for (let time = 0; time < Number(times); time += 1) {
  const began = performance.now();
  rows = await read(bytes);
  durations.push(performance.now() - began);
  peakOfFirst ||= process.resourceUsage().maxRSS * 1024 - idle;
}
delay.disable();
const peak = process.resourceUsage().maxRSS * 1024 - idle;
console.log(
  JSON.stringify({
    rows,
    durations,
    peakOfFirst: peakOfFirst / megabyte,
    peak: peak / megabyte,
    // The histogram counts its resolution of a millisecond as well.
    delayP99: delay.percentile(99) / 1e6 - 1,
    delayMax: delay.max / 1e6 - 1,
  }),
);
