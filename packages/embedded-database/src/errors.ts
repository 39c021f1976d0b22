/** Another process (or this one) already has the database folder open. */
export class DatabaseFolderInUse extends Error {
  override readonly name = 'DatabaseFolderInUse';
  readonly folder: string;

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The database folder ${folder} is in use by another process. ` +
        'Stop that process, choose another folder, or use one PostgreSQL server for several processes.',
      options,
    );
    this.folder = folder;
  }
}

/** The folder cannot be opened as a database: it is not ours, damaged, of another version, or not accessible. */
export class DatabaseFolderUnreadable extends Error {
  override readonly name = 'DatabaseFolderUnreadable';
  readonly folder: string;
  readonly reason: string;

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`The database folder ${folder} cannot be opened: ${reason}`, options);
    this.folder = folder;
    this.reason = reason;
  }
}

/** The engine does not flush to the disk, so an acknowledged order could be lost. The server must not start. */
export class DurabilityNotAvailable extends Error {
  override readonly name = 'DurabilityNotAvailable';
  readonly reason: string;

  constructor(reason: string) {
    super(
      `The embedded database cannot guarantee that its data survives a power cut: ${reason}. ` +
        'Use a PostgreSQL server, or the version of the embedded database that this release was tested with.',
    );
    this.reason = reason;
  }
}

/** The engine stopped during its work. What it had acknowledged is on the disk; it has to be opened again. */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped';

  constructor(reason: string) {
    super(`The embedded database stopped: ${reason}`);
  }
}

/** Any thrown value as one line for people. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
