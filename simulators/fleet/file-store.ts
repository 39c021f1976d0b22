import { readFile, rename, writeFile } from 'node:fs/promises';
import { type FleetStore, memoryFleetStore } from './store.ts';

export interface FileStore {
  readonly store: FleetStore;
  /** Orders that were delivered, returned or withdrawn: whoever hands one over again has missed it. */
  hasEnded(orderId: string): boolean;
}

interface Kept extends Awaited<ReturnType<FleetStore['load']>> {
  readonly ended: readonly string[];
}

/**
 * Keeps what a fleet knows in one file, written anew with each save and put in its place whole.
 * @param path null forgets with the process
 */
export async function openFileStore(path: string | null): Promise<FileStore> {
  const kept = path === null ? null : await read(path);
  const memory = memoryFleetStore();
  const ended = new Set(kept?.ended);
  if (kept) await memory.save({ ...kept, ended: [] });
  const store: FleetStore = {
    load: () => memory.load(),
    async save(changes) {
      await memory.save(changes);
      for (const orderId of changes.ended) ended.add(orderId);
      if (path === null) return;
      const draft = `${path}.new`;
      await writeFile(draft, JSON.stringify({ ...(await memory.load()), ended: [...ended] } satisfies Kept));
      await rename(draft, path);
    },
  };
  return { store, hasEnded: (orderId) => ended.has(orderId) };
}

async function read(path: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Kept;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
