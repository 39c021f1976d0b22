import type { Duplex } from 'node:stream';
import { EngineHost } from './engine-host.ts';
import { reasonOf } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareFolder } from './prepare-folder.ts';

export interface EmbeddedDatabaseOptions {
  /** Where the database lives; made when it does not exist. Its lock is `<folder>.lock` beside it. */
  readonly folder: string;
  /** Called when the engine stops on its own. The next connection starts it anew. */
  readonly onStopped: (error: Error) => void;
  /** How long one transaction may keep all others waiting, in milliseconds. */
  readonly transactionLimit?: number;
  /** Milliseconds between checkpoints while something is written. */
  readonly checkpointEvery?: number;
  /** The share of the time up to which the engine may be at work and a changed table is vacuumed all the same. */
  readonly vacuumBelowLoad?: number;
  /** Milliseconds between two looks at what there is to maintain. */
  readonly maintenanceEvery?: number;
}

/** PostgreSQL in this process, behind sockets that speak PostgreSQL's protocol. */
export interface EmbeddedDatabase {
  /** A connection for a driver to take in place of a TCP socket. */
  createSocket(): Duplex;
  /** How often a file was written through to the disk since the engine was opened. */
  diskFlushes(): Promise<number>;
  /** Ends the engine in order and gives the folder free. Close the clients first. */
  close(): Promise<void>;
}

/**
 * Opens (or makes) the embedded database: one process, one folder.
 * @throws DatabaseFolderInUse, DatabaseFolderUnreadable, DurabilityNotAvailable
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const lock = lockFolder(options.folder);
  const host = new EngineHost({
    folder: lock.folder,
    onStopped: options.onStopped,
    transactionLimit: options.transactionLimit ?? 10_000,
    checkpointEvery: options.checkpointEvery ?? 30_000,
    vacuumBelowLoad: options.vacuumBelowLoad ?? 0.25,
    maintenanceEvery: options.maintenanceEvery ?? 1000,
  });
  try {
    await prepareFolder(lock.folder);
    await host.ready();
  } catch (error) {
    await host.close().catch(reasonOf);
    lock.release();
    throw error;
  }
  return {
    createSocket: () => host.createSocket(),
    diskFlushes: () => host.diskFlushes(),
    async close() {
      await host.close();
      lock.release();
    },
  };
}
