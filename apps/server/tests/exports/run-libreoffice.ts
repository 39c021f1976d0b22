import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A cell as LibreOffice understood it: a text, or the plain writing of a number or a moment. */
export type OpenedCell = { readonly text: string } | { readonly value: string };

// UTF-8 with commas. When it opens CSV, it recognises dates; when it writes, it quotes texts alone and writes numbers unrounded.
const opening = 'CSV:44,34,76,1,,1033,false,true';
const writing = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false';

/** Opens spreadsheets in LibreOffice and returns their cells, by the names of the files. It takes seconds to start, so give it all at once. */
export async function openInLibreOffice(
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Readonly<Record<string, OpenedCell[][]>>> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-office-'));
  try {
    const names = Object.keys(files);
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    // A folder for its settings, so that a LibreOffice that a person uses does not matter.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const written = join(folder, 'written');
    const conversion = ['--headless', `--infilter=${opening}`, '--convert-to', writing, '--outdir', written];
    await promisify(execFile)('soffice', [profile, ...conversion, ...names], { cwd: folder });
    const opened = names.map(async (name): Promise<[string, OpenedCell[][]]> => {
      const text = await readFile(join(written, name.replace(/\.\w+$/, '.csv')), 'utf8');
      return [name, [...rowsOf(text)]];
    });
    return Object.fromEntries(await Promise.all(opened));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The cells of a CSV text, in which texts alone are quoted. */
function* rowsOf(csv: string): Generator<OpenedCell[]> {
  let row: OpenedCell[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    row.push(quoted === undefined ? { value: plain } : { text: quoted.replaceAll('""', '"') });
    if (end === ',') continue;
    if (row.length > 1) yield row;
    row = [];
  }
}
