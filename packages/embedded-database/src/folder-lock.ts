import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFolderInUse, DatabaseFolderUnreadable, reasonOf } from './errors.ts';

/** A folder that nobody else can open until it is released or the process ends, however it ends. */
export interface FolderLock {
  /** The folder's real path: two names of one folder meet in one lock. */
  readonly folder: string;
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes `<folder>.lock` and holds it. Two engines on one folder corrupt it silently, and a lock file with a process id
 * in it outlives a killed process; the lock of an open SQLite transaction is the kernel's, needs no native add-on and is
 * free at once after kill -9.
 * @throws DatabaseFolderInUse, DatabaseFolderUnreadable
 */
export function lockFolder(folder: string): FolderLock {
  const real = realPathOf(folder);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${real}.lock`, { timeout: 0 });
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw new DatabaseFolderInUse(real, { cause: error });
    throw new DatabaseFolderUnreadable(real, `its lock cannot be taken (${reasonOf(error)})`, { cause: error });
  }
  const held = lock;
  return { folder: real, release: () => held.close() };
}

function realPathOf(folder: string): string {
  const path = resolve(folder);
  try {
    mkdirSync(dirname(path), { recursive: true });
    return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
  } catch (error) {
    throw new DatabaseFolderUnreadable(path, reasonOf(error), { cause: error });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
