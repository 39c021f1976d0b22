import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFolderInUse, DatabaseFolderUnreadable, reasonOf } from './errors.ts';

/** A folder that no other process can open until it is released or this process ends, in any way. */
export interface FolderLock {
  /** The folder's real path, so that two paths to one folder share one lock. */
  readonly folder: string;
  release(): void;
}

const sqliteBusy = 5;

/**
 * Takes and holds `<folder>.lock`. Two engines on one folder would silently corrupt it. A lock file with a process id
 * would outlive a killed process; an open SQLite transaction holds a kernel lock, which needs no native add-on and is free
 * at once after kill -9.
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
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
