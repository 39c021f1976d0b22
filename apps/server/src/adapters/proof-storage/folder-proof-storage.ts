import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PhotoStorage } from '../../features/fleet/ports.ts';
import type { ProofStorage } from '../../features/tracking/ports.ts';

/** Two names with a slash between: an order, and a file without a path of its own. */
const safeKey = /^[\w-]{1,64}\/[\w-]{1,32}\.(?:png|jpg|svg)$/;

/** Photos as files of a folder. A file is written whole or not at all. */
export class FolderProofStorage implements PhotoStorage, ProofStorage {
  readonly #folder: string;

  /** @param folder made when the first photo comes */
  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /** @throws RangeError for a key that could lead out of the folder */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${randomUUID()}`);
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(folder);
  }

  async read(key: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    await removeWhenEmpty(dirname(path));
  }

  #pathOf(key: string): string {
    if (!safeKey.test(key)) throw new RangeError(`not the key of a photo: ${key}`);
    return join(this.#folder, key);
  }
}

/** The entry of a renamed file is safe only when its folder has been flushed too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeWhenEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    // Other photos of the order are still there, or it is gone already.
    if (!isMissing(error) && !hasCode(error, 'ENOTEMPTY')) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
