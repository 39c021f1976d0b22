import { readFile, rename, writeFile } from 'node:fs/promises';
import { type FleetStore, memoryFleetStore } from './store.ts';

export interface FileStore {
  readonly store: FleetStore;
  /** Whether an order was delivered, returned or withdrawn, so that the portal's late retry of it is ignored. */
  hasEnded(orderId: string): boolean;
}

interface StoredFleet extends Awaited<ReturnType<FleetStore['load']>> {
  readonly ended: readonly string[];
}

/**
 * Stores a fleet's state in one file; each save writes a new file and renames it.
 * @param path null stores it in memory only
 */
export async function openFileStore(path: string | null): Promise<FileStore> {
  const stored = path === null ? null : await read(path);
  const memory = memoryFleetStore();
  const ended = new Set(stored?.ended);
  if (stored) await memory.save({ ...stored, ended: [] });
  const store: FleetStore = {
    load: () => memory.load(),
    async save(changes) {
      await memory.save(changes);
      for (const orderId of changes.ended) ended.add(orderId);
      if (path === null) return;
      const draft = `${path}.new`;
      await writeFile(draft, JSON.stringify({ ...(await memory.load()), ended: [...ended] } satisfies StoredFleet));
      await rename(draft, path);
    },
  };
  return { store, hasEnded: (orderId) => ended.has(orderId) };
}

async function read(path: string): Promise<StoredFleet | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredFleet;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
