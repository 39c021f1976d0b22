import { PGlite, protocol } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-node-fs.ts';
import { DatabaseFolderUnreadable, DurabilityNotAvailable, EngineStopped, reasonOf } from './errors.ts';
import { preferQuickCompiler } from './wasm-compiler.ts';

const { serialize, Parser } = protocol;

/** The status byte of ReadyForQuery, which ends every answer. */
export type TransactionStatus = 'idle' | 'open' | 'failed';

/** One session of PostgreSQL in this thread. Every call blocks the thread until it is done. */
export interface Engine {
  /** Sends complete frontend messages up to a Sync or a Query and returns the complete answer. @throws EngineStopped */
  exchange(message: Uint8Array): { readonly answer: Uint8Array; readonly transaction: TransactionStatus };
  /** Runs one statement and returns its rows as text. @throws the database's error, EngineStopped */
  rows(statement: string): string[][];
  /** The end of the write-ahead log, which moves with every write. */
  logPosition(): string;
  /** Makes all commits so far survive a power cut. Does nothing if nothing was written since the last flush. */
  flush(): void;
  /** How often a file was flushed to the disk. */
  readonly diskFlushes: number;
  close(): Promise<void>;
}

// PGlite's own parameters include -F (no fsync). wal_sync_method has to be fsync: in WebAssembly fdatasync does nothing.
// The session commits asynchronously; `flush` makes a whole batch durable at once, before its answers are delivered.
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings('fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on'),
  // The engine's files and the server's connections share the process's open files; this is the engine's part.
  ...settings('max_files_per_process=128'),
  // Small, because all clients wait for an ANALYZE and the server needs the memory too.
  ...settings('shared_buffers=32MB', 'maintenance_work_mem=16MB', 'default_statistics_target=30'),
];

function settings(...assignments: string[]): string[] {
  return assignments.flatMap((assignment) => ['-c', assignment]);
}

const mostRecentLines = 12;

/**
 * Opens the database folder, verifies that commits reach the disk, and returns the session.
 * @throws DatabaseFolderUnreadable, DurabilityNotAvailable
 */
export async function openEngine(folder: string, files: DurableNodeFS = new DurableNodeFS(folder)): Promise<Engine> {
  const recentLines: string[] = [];
  const onStderr = (line: string): boolean => {
    recentLines.push(line);
    if (recentLines.length > mostRecentLines) recentLines.shift();
    return false;
  };
  preferQuickCompiler();
  let database: PGlite;
  try {
    database = await PGlite.create({ fs: files, startParams: startParameters, onStderr });
  } catch (error) {
    throw new DatabaseFolderUnreadable(folder, failureIn(recentLines) ?? reasonOf(error), { cause: error });
  }
  const engine = new PGliteEngine(database, files, recentLines);
  verifyDurability(engine);
  return engine;
}

class PGliteEngine implements Engine {
  readonly #database: PGlite;
  readonly #files: DurableNodeFS;
  readonly #recentLines: readonly string[];
  #flushedTo = '';
  #crashed = false;

  constructor(database: PGlite, files: DurableNodeFS, recentLines: readonly string[]) {
    this.#database = database;
    this.#files = files;
    this.#recentLines = recentLines;
    this.#watchForCrashes();
    this.#prepare(POSITION, 'select pg_current_wal_insert_lsn()');
    // Not transactional and flushed at once, together with every commit record before it.
    this.#prepare(FLUSH, "select pg_logical_emit_message(false, 'flush', '', true)");
  }

  get diskFlushes(): number {
    return this.#files.flushes;
  }

  exchange(message: Uint8Array): { answer: Uint8Array; transaction: TransactionStatus } {
    const parts: Uint8Array[] = [];
    // The method is declared async but works synchronously. The other exec method would also parse every answer and keep
    // the result. The bytes belong to the engine's memory, so they are copied.
    this.#database
      .execProtocolRawStream(message, { syncToFs: false, onRawData: (bytes) => void parts.push(bytes.slice()) })
      .catch(visibleInTheAnswer);
    const answer = joinBytes(parts);
    const transaction = transactionStatus(answer);
    if (this.#crashed || transaction === undefined) {
      throw new EngineStopped(failureIn(this.#recentLines) ?? 'it gave no answer');
    }
    return { answer, transaction };
  }

  rows(statement: string): string[][] {
    return this.#rowsOf(serialize.query(statement));
  }

  logPosition(): string {
    return this.#rowsOf(runPrepared(POSITION))[0]?.[0] ?? '';
  }

  flush(): void {
    if (this.logPosition() === this.#flushedTo) return;
    this.#rowsOf(runPrepared(FLUSH));
    this.#flushedTo = this.logPosition();
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  /**
   * The engine treats every exception as a failed statement and continues, also after a panic or a WebAssembly trap, when
   * its memory is no longer reliable. Only one kind of exception is PostgreSQL's own return to the main loop.
   */
  #watchForCrashes(): void {
    const module = this.#database.Module;
    const runOnce = module._PostgresMainLoopOnce;
    module._PostgresMainLoopOnce = () => {
      try {
        runOnce();
      } catch (error) {
        if (!isReturnToMainLoop(error)) this.#crashed = true;
        throw error;
      }
    };
  }

  #prepare(name: string, text: string): void {
    this.#rowsOf(joinBytes([serialize.parse({ name, text }), serialize.sync()]));
  }

  #rowsOf(message: Uint8Array): string[][] {
    const rows: string[][] = [];
    let failure: Error | undefined;
    new Parser().parse(this.exchange(message).answer, (part) => {
      if (part instanceof Error) failure ??= part;
      else if ('fields' in part && part.name === 'dataRow') rows.push((part.fields as (string | null)[]).map(String));
    });
    if (failure) throw failure;
    return rows;
  }
}

const POSITION = 'embedded.position';
const FLUSH = 'embedded.flush';

function runPrepared(statement: string): Uint8Array {
  return joinBytes([serialize.bind({ statement, values: [] }), serialize.execute({}), serialize.sync()]);
}

/**
 * Commits a row synchronously and in a batch, and throws if either did not flush to the disk. The hook depends on an
 * internal of the engine: if an update breaks it, the server must not start and silently lose data.
 */
function verifyDurability(engine: PGliteEngine): void {
  for (const setting of ['fsync', 'full_page_writes']) {
    const value = engine.rows(`show ${setting}`)[0]?.[0];
    if (value !== 'on') throw new DurabilityNotAvailable(`${setting} is ${value ?? 'unknown'}`);
  }
  engine.rows('create schema if not exists embedded');
  engine.rows(`create table if not exists embedded.starts (
    only_row boolean primary key default true check (only_row), starts bigint not null, started_at timestamptz not null)`);
  const countStart = `insert into embedded.starts (starts, started_at) values (1, now())
    on conflict (only_row) do update set starts = embedded.starts.starts + 1, started_at = excluded.started_at`;
  mustReachTheDisk(engine, 'a commit', () => engine.rows(countStart));
  engine.rows('set synchronous_commit = off');
  mustReachTheDisk(engine, 'a batch of commits', () => {
    engine.rows('update embedded.starts set started_at = now()');
    engine.flush();
  });
  // From here on the engine logs only fatal errors: its clients get their own errors.
  engine.rows('set log_min_messages = fatal');
}

function mustReachTheDisk(engine: PGliteEngine, what: string, write: () => void): void {
  const before = engine.diskFlushes;
  write();
  if (engine.diskFlushes === before) throw new DurabilityNotAvailable(`${what} did not reach the disk`);
}

const statuses: ReadonlyMap<number | undefined, TransactionStatus> = new Map([
  [0x49, 'idle'],
  [0x54, 'open'],
  [0x45, 'failed'],
]);

function transactionStatus(answer: Uint8Array): TransactionStatus | undefined {
  const end = answer.length;
  const ready = end >= 6 && answer[end - 6] === 0x5a && answer[end - 2] === 5;
  return ready ? statuses.get(answer[end - 1]) : undefined;
}

function failureIn(recentLines: readonly string[]): string | undefined {
  const line = recentLines.find((candidate) => /\b(PANIC|FATAL):/.test(candidate));
  return line?.replace(/^.*?\b(?:PANIC|FATAL):\s*/, '');
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const only = parts[0];
  if (parts.length === 1 && only) return only;
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** PostgreSQL's longjmp to its main loop after a failed statement, which the engine throws through JavaScript. */
function isReturnToMainLoop(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 100;
}

/** Crashes are detected elsewhere, and an incomplete answer has no ReadyForQuery at its end. */
function visibleInTheAnswer(): void {}
