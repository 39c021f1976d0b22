import { PGlite, protocol } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-node-fs.ts';
import { DatabaseFolderUnreadable, DurabilityNotAvailable, EngineStopped, reasonOf } from './errors.ts';
import { preferQuickCompiler } from './wasm-compiler.ts';

const { serialize, Parser } = protocol;

/** The status byte of ReadyForQuery, which ends every answer. */
export type TransactionStatus = 'idle' | 'open' | 'failed';

/** One session of PostgreSQL in this thread. Every call blocks the thread until it is done. */
export interface Engine {
  /** Sends whole frontend messages up to a Sync or a Query and returns the whole answer. @throws EngineStopped */
  exchange(message: Uint8Array): { readonly answer: Uint8Array; readonly transaction: TransactionStatus };
  /** Runs one statement and returns its rows as text. @throws the database's error, EngineStopped */
  rows(statement: string): string[][];
  /** Where the write-ahead log ends: moves with every write. */
  logPosition(): string;
  /** Makes everything that is committed so far survive a power cut. Writes nothing when nothing was written since. */
  flush(): void;
  /** How often a file was written through to the disk. */
  readonly diskFlushes: number;
  close(): Promise<void>;
}

// PGlite's own parameters say -F (no fsync). wal_sync_method must be fsync: inside WebAssembly fdatasync does nothing.
// The session commits asynchronously; `flush` makes a whole batch durable at once, before anybody is answered.
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings('fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on'),
  // Its files and the connections share what the process may open; the server leaves it as many as this.
  ...settings('max_files_per_process=128'),
  // Small, since everybody waits for an ANALYZE and the memory is the server's too.
  ...settings('shared_buffers=32MB', 'maintenance_work_mem=16MB', 'default_statistics_target=30'),
];

function settings(...assignments: string[]): string[] {
  return assignments.flatMap((assignment) => ['-c', assignment]);
}

const RECENT_LINES = 12;

/**
 * Opens the database folder, proves that commits reach the disk, and returns the session.
 * @throws DatabaseFolderUnreadable, DurabilityNotAvailable
 */
export async function openEngine(folder: string, files: DurableNodeFS = new DurableNodeFS(folder)): Promise<Engine> {
  const said: string[] = [];
  const onStderr = (line: string): boolean => {
    said.push(line);
    if (said.length > RECENT_LINES) said.shift();
    return false;
  };
  preferQuickCompiler();
  let database: PGlite;
  try {
    database = await PGlite.create({ fs: files, startParams: startParameters, onStderr });
  } catch (error) {
    throw new DatabaseFolderUnreadable(folder, whatWentWrong(said) ?? reasonOf(error), { cause: error });
  }
  const engine = new PGliteEngine(database, files, said);
  proveDurability(engine);
  return engine;
}

class PGliteEngine implements Engine {
  readonly #database: PGlite;
  readonly #files: DurableNodeFS;
  readonly #said: readonly string[];
  #flushedTo = '';
  #crashed = false;

  constructor(database: PGlite, files: DurableNodeFS, said: readonly string[]) {
    this.#database = database;
    this.#files = files;
    this.#said = said;
    this.#watchForCrashes();
    this.#prepare(POSITION, 'select pg_current_wal_insert_lsn()');
    // Not transactional, flushed at once: with it goes every commit record before it.
    this.#prepare(FLUSH, "select pg_logical_emit_message(false, 'flush', '', true)");
  }

  get diskFlushes(): number {
    return this.#files.flushes;
  }

  exchange(message: Uint8Array): { answer: Uint8Array; transaction: TransactionStatus } {
    const parts: Uint8Array[] = [];
    // The call is declared async and does its work before it returns. The plain one would also parse every answer and
    // keep the result. The bytes belong to the engine's memory, so they are copied out.
    this.#database
      .execProtocolRawStream(message, { syncToFs: false, onRawData: (bytes) => void parts.push(bytes.slice()) })
      .catch(seenInTheAnswer);
    const answer = joinBytes(parts);
    const transaction = transactionStatus(answer);
    if (this.#crashed || transaction === undefined) {
      throw new EngineStopped(whatWentWrong(this.#said) ?? 'it gave no answer');
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
   * The engine takes every exception for a failed statement and goes on, also after a panic or a trap of the WebAssembly
   * machine, when its memory can be trusted no more. Only one of them is its own way back to the main loop.
   */
  #watchForCrashes(): void {
    const module = this.#database.Module;
    const runOnce = module._PostgresMainLoopOnce;
    module._PostgresMainLoopOnce = () => {
      try {
        runOnce();
      } catch (error) {
        if (!isWayBack(error)) this.#crashed = true;
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
 * Commits a row both ways, waiting for the disk and in a batch, and refuses to go on when the disk was not asked. The hook
 * depends on an internal of the engine: should an update move it, the server must not start and look as if all were well.
 */
function proveDurability(engine: PGliteEngine): void {
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
  // From here on the engine speaks only when it dies: its clients get their own errors.
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

function whatWentWrong(said: readonly string[]): string | undefined {
  const line = said.find((candidate) => /\b(PANIC|FATAL):/.test(candidate));
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

/** PostgreSQL's longjmp to its main loop after a failed statement, as the engine passes it through JavaScript. */
function isWayBack(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 100;
}

/** What stops the engine is noticed elsewhere, and an answer that is cut short has no ReadyForQuery at its end. */
function seenInTheAnswer(): void {}
