import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Converts files in LibreOffice. It takes seconds to start, so give it all files of a kind at once.
 * @param to the ending of the new files
 * @returns the new files, by the old names without their endings
 */
export async function convertInLibreOffice(
  to: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Readonly<Record<string, Buffer>>> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-office-'));
  try {
    const names = Object.keys(files);
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    // A folder for its settings, so that a LibreOffice that a person uses does not matter.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const written = join(folder, 'written');
    const args = [profile, '--headless', '--convert-to', to, '--outdir', written, ...names];
    await promisify(execFile)('soffice', args, { cwd: folder });
    const converted = names.map(async (name): Promise<[string, Buffer]> => {
      const base = name.replace(/\.\w+$/, '');
      return [base, await readFile(join(written, `${base}.${to}`))];
    });
    return Object.fromEntries(await Promise.all(converted));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
