import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { csvOf, firstRows, laterRows } from './workbook-rows.ts';

// Makes the workbooks of the journey with LibreOffice: `node journeys/bulk-orders/make-workbooks.ts`.
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
for (const [name, rows] of [
  ['morning', firstRows()],
  ['afternoon', laterRows()],
] as const) {
  const source = join(folder, `${name}.csv`);
  await writeFile(source, csvOf(rows));
  // Comma, quotes, UTF-8, from the first line; numbers become numbers, as when a person opens the file.
  const filter = '--infilter=CSV:44,34,76,1,,0,false,true';
  await run('soffice', ['--headless', filter, '--convert-to', 'xlsx', '--outdir', import.meta.dirname, source]);
}
await rm(folder, { recursive: true });
