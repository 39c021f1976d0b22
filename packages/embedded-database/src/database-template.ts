import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DatabaseFolderUnreadable, reasonOf } from './errors.ts';
import { syncTree } from './sync-tree.ts';

/**
 * A new database is a copy of an empty template: initialising one from scratch takes seconds and, for a moment, a gigabyte
 * of memory; a copy takes a fraction of a second. The template is not in the repository: the first start (or
 * `build-template.ts` while building an image) creates it beside the other caches of the installed packages, once for each
 * version of the engine.
 */
export function templateFolder(): string {
  const engine = dirname(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string };
  return join(dirname(dirname(engine)), '.cache', 'riderbell', `embedded-database-${manifest.version}`);
}

/**
 * Creates the template if it does not exist.
 * @returns its folder, or undefined when the cache is not writable (a read-only installation)
 */
export async function ensureTemplate(template = templateFolder()): Promise<string | undefined> {
  if (existsSync(template)) return template;
  if (!writable(dirname(template))) return undefined;
  const draft = `${template}.${randomUUID()}`;
  try {
    await initialiseCluster(draft);
    await syncTree(draft);
    renameSync(draft, template);
  } catch (error) {
    // Another process may have been faster: use its template.
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

/** Creates an empty database in a folder that does not exist yet, in a separate process, which frees its memory at its end. */
export async function initialiseCluster(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('./initialise-cluster.ts', import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [script, folder]);
  } catch (error) {
    throw new DatabaseFolderUnreadable(folder, `a new database could not be created (${reasonOf(error)})`, {
      cause: error,
    });
  }
}

function writable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
