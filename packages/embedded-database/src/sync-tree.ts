import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const AT_ONCE = 4;

/** Writes a folder with everything in it, and its entry in the folder above, through to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  paths.push(folder, dirname(folder));
  const rest = paths.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of rest) await syncPath(path);
    }),
  );
}

/** Writes one file or folder through to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
