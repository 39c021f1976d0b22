import type { Engine } from './engine.ts';

/** Complete frontend messages of one client, up to a Sync or a Query. */
export interface Request {
  readonly client: number;
  readonly message: Uint8Array;
}

export interface Answer {
  readonly client: number;
  readonly bytes: Uint8Array;
}

export interface SharedSessionOptions {
  /** Sends answers to their clients. */
  readonly deliver: (answers: Answer[]) => void;
  /** Closes a client's connection after sending it the last bytes. */
  readonly expel: (answer: Answer) => void;
  /**
   * How long a client may keep a transaction open, in milliseconds, while other clients wait for its end. Without waiting clients
   * there is no limit: migrations at the start may take long on a slow machine.
   */
  readonly transactionLimit: number;
}

/**
 * Many clients on the engine's only session. A client inside a transaction has the session to itself until its end.
 *
 * Group commit: commits are asynchronous, and the answer to a commit is delivered only after a flush that covers it. All
 * requests that arrived meanwhile run first, so one flush serves the whole batch. Each client gets its own answer or error.
 */
export class SharedSession {
  readonly #engine: Engine;
  readonly #options: SharedSessionOptions;
  readonly #expelled = new Set<number>();
  #waiting: Request[] = [];
  #unflushed: Answer[] = [];
  #holder: { client: number; timer: NodeJS.Timeout; overdue: boolean } | undefined;
  #busyFor = 0;

  constructor(engine: Engine, options: SharedSessionOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** Whether some client is inside a transaction. */
  get held(): boolean {
    return this.#holder !== undefined;
  }

  /** Milliseconds that the engine has worked for clients. */
  get busyFor(): number {
    return this.#busyFor;
  }

  add(request: Request): void {
    // Requests that an expelled client sent before it knew belong to its transaction and must not run on their own.
    if (this.#expelled.has(request.client)) return;
    this.#waiting.push(request);
    if (this.#holder?.overdue && this.#holder.client !== request.client) this.#expelHolder();
  }

  /** Runs all requests that can run now and delivers the answers. @throws EngineStopped */
  run(): void {
    const started = performance.now();
    for (let next = this.#takeRunnable(); next; next = this.#takeRunnable()) {
      // A flush is impossible while a transaction is open, so earlier answers are flushed before one begins. A BEGIN
      // behind a comment is not recognised; the answers before it then wait for its end.
      if (this.#holder === undefined && this.#unflushed.length > 0 && startsTransaction(next.message)) this.#settle();
      this.#execute(next);
    }
    this.#settle();
    this.#busyFor += performance.now() - started;
  }

  /** Forgets a client and rolls back a transaction that it left open. */
  leave(client: number): void {
    this.#expelled.delete(client);
    this.#drop(client);
  }

  #drop(client: number): void {
    this.#waiting = this.#waiting.filter((request) => request.client !== client);
    if (this.#holder?.client === client) {
      this.#engine.rows('rollback');
      this.#free();
    }
    this.run();
  }

  #takeRunnable(): Request | undefined {
    const holder = this.#holder;
    if (holder === undefined) return this.#waiting.shift();
    const index = this.#waiting.findIndex((request) => request.client === holder.client);
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  #execute({ client, message }: Request): void {
    const { answer, transaction } = this.#engine.exchange(message);
    if (transaction === 'idle') {
      this.#free();
      this.#unflushed.push({ client, bytes: answer });
      return;
    }
    const { transactionLimit } = this.#options;
    this.#holder ??= { client, timer: setTimeout(() => this.#limitReached(), transactionLimit), overdue: false };
    // Nothing is committed yet inside a transaction, so the answer does not have to wait for a flush.
    this.#options.deliver([{ client, bytes: answer }]);
  }

  #settle(): void {
    if (this.#holder !== undefined || this.#unflushed.length === 0) return;
    this.#engine.flush();
    const answers = this.#unflushed;
    this.#unflushed = [];
    this.#options.deliver(answers);
  }

  #limitReached(): void {
    const holder = this.#holder;
    if (holder === undefined) return;
    if (this.#waiting.some(({ client }) => client !== holder.client)) this.#expelHolder();
    else holder.overdue = true;
  }

  #expelHolder(): void {
    const holder = this.#holder;
    if (holder === undefined) return;
    this.#expelled.add(holder.client);
    this.#options.expel({ client: holder.client, bytes: transactionTimedOut });
    this.#drop(holder.client);
  }

  #free(): void {
    clearTimeout(this.#holder?.timer);
    this.#holder = undefined;
  }
}

const queryType = 0x51;
const parseType = 0x50;
const headerLength = 5;

/** Whether the first statement of a request begins a transaction. */
export function startsTransaction(message: Uint8Array): boolean {
  let start = headerLength;
  if (message[0] === parseType) start = message.indexOf(0, headerLength) + 1;
  else if (message[0] !== queryType) return false;
  return /^\s*(begin|start)\b/i.test(Buffer.from(message.subarray(start, start + 40)).toString('latin1'));
}

/** The protocol bytes of PostgreSQL 17's error for transaction_timeout. */
const transactionTimedOut = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '25P04',
  M: 'terminating connection due to transaction timeout',
});

function errorResponse(fields: Readonly<Record<string, string>>): Uint8Array {
  const body = Object.entries(fields)
    .map(([field, value]) => `${field}${value}\0`)
    .join('');
  const bytes = Buffer.alloc(headerLength + body.length + 1);
  bytes.write('E', 0, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(body, headerLength, 'latin1');
  return Uint8Array.from(bytes);
}
