import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PhotoStorage } from '../../features/fleet/ports.ts';
import type { ProofStorage } from '../../features/tracking/ports.ts';

/** The order and the name of the file, with a slash between them. */
const safeKey = /^[\w-]{1,64}\/[\w-]{1,32}\.(?:png|jpg|svg)$/;

/** Stores photos as files of a folder. A file is written completely or not at all. */
export class FolderProofStorage implements PhotoStorage, ProofStorage {
  readonly #folder: string;

  /** @param folder created with the first photo */
  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /** @throws RangeError for a key that could leave the folder */
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
    if (!safeKey.test(key)) throw new RangeError(`invalid key of a photo: ${key}`);
    return join(this.#folder, key);
  }
}

/** A renamed file is durable only after its folder has been flushed too. */
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
    // The folder still has other photos, or was removed already.
    if (!isMissing(error) && !hasCode(error, 'ENOTEMPTY')) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
