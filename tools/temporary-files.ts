import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory on Linux: creating a database's thousand files takes a second on a disk and a twentieth of that here. */
const memory = '/dev/shm';
const prefix = 'riderbell-tests-';
/** More than all databases of a run need; if less is free, the disk is used. */
const neededBytes = 4 * 2 ** 30;
/** With this variable the processes of a run share the folder of the first. */
const variable = 'TEST_FILES_FOLDER';

/** The folder for the temporary files of a test run: in memory if there is room, and deleted when the run ends. */
export function temporaryFilesFolder(): string {
  const shared = process.env[variable];
  if (shared !== undefined && shared !== '') return shared;
  const folder = folderInMemory() ?? tmpdir();
  process.env[variable] = folder;
  return folder;
}

function folderInMemory(): string | null {
  if (!hasRoom()) return null;
  try {
    removeLeftovers();
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return null;
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    return false;
  }
}

/** Deletes the files of killed runs, which would otherwise stay in memory. */
function removeLeftovers(): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
