import type { Duplex } from 'node:stream';
import { EngineHost } from './engine-host.ts';
import { reasonOf } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareFolder } from './prepare-folder.ts';

export interface EmbeddedDatabaseOptions {
  /** The database folder, created if it does not exist. Its lock is `<folder>.lock` beside it. */
  readonly folder: string;
  /** Called when the engine stops by itself. The next connection starts it again. */
  readonly onStopped: (error: Error) => void;
  /** How long a transaction may block all other clients, in milliseconds. */
  readonly transactionLimit?: number;
  /** Milliseconds between checkpoints while there are writes. */
  readonly checkpointEvery?: number;
  /** The load (0 to 1) below which changed tables are vacuumed. */
  readonly vacuumBelowLoad?: number;
  /** Milliseconds between two checks for maintenance work. */
  readonly maintenanceEvery?: number;
}

/** PostgreSQL in this process, behind sockets that speak PostgreSQL's protocol. */
export interface EmbeddedDatabase {
  /** A connection for a driver, instead of a TCP socket. */
  createSocket(): Duplex;
  /** How often the engine flushed a file to the disk since it was opened. */
  diskFlushes(): Promise<number>;
  /** Closes the engine cleanly and releases the folder. Close the clients first. */
  close(): Promise<void>;
}

/**
 * Opens (or creates) the embedded database: one process, one folder.
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
