import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DatabaseFolderUnreadable, reasonOf } from './errors.ts';
import { syncTree } from './sync-tree.ts';

/**
 * A new database is a copy of an empty one: making one from nothing takes seconds and a gigabyte of memory for a moment,
 * a copy a fraction of a second and none. The empty one is no file of the repository: it is made on first need (or by
 * `build-template.ts` when an image is built) beside the other caches of the installed packages, once for each version
 * of the engine.
 */
export function templateFolder(): string {
  const engine = dirname(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string };
  return join(dirname(dirname(engine)), '.cache', 'riderbell', `embedded-database-${manifest.version}`);
}

/**
 * Makes sure that the template is there.
 * @returns its folder, or undefined when the cache cannot be written (a read-only installation)
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
    // Another process may have been faster: its template is as good.
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

/** Makes an empty database in a folder that does not exist yet, in a process of its own that gives its memory back. */
export async function initialiseCluster(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('./initialise-cluster.ts', import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [script, folder]);
  } catch (error) {
    throw new DatabaseFolderUnreadable(folder, `a new database could not be made (${reasonOf(error)})`, {
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
