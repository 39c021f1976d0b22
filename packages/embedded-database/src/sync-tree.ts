import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const parallelSyncs = 4;

/** Flushes a folder with all its content, and its entry in the parent folder, to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  paths.push(folder, dirname(folder));
  const rest = paths.values();
  await Promise.all(
    Array.from({ length: parallelSyncs }, async () => {
      for (const path of rest) await syncPath(path);
    }),
  );
}

/** Flushes one file or folder to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
