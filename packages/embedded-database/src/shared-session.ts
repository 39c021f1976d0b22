import type { Engine } from './engine.ts';

/** Whole frontend messages of one client, up to a Sync or a Query. */
export interface Request {
  readonly client: number;
  readonly message: Uint8Array;
}

export interface Answer {
  readonly client: number;
  readonly bytes: Uint8Array;
}

export interface SharedSessionOptions {
  /** Hands answers to their clients. */
  readonly deliver: (answers: Answer[]) => void;
  /** Tells a client that its connection is gone, with the last bytes that it gets. */
  readonly expel: (answer: Answer) => void;
  /**
   * How long one client may keep a transaction open, in milliseconds, once somebody else waits for its end. While nobody does, it
   * harms nobody: the migrations of a start may take their time on a slow machine.
   */
  readonly transactionLimit: number;
}

/**
 * Many clients on the engine's one session. A client inside a transaction has it alone until the transaction ends.
 *
 * Group commit: commits are asynchronous, and no answer to one is delivered before a flush that covers it. Whatever has
 * arrived meanwhile is run first, so one flush serves the whole batch. Each client still gets its own answer or error.
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
    // What an expelled client sent before it learned of it belonged to its transaction: alone it must never run.
    if (this.#expelled.has(request.client)) return;
    this.#waiting.push(request);
    if (this.#holder?.overdue && this.#holder.client !== request.client) this.#expelHolder();
  }

  /** Runs everything that may run now and delivers the answers. @throws EngineStopped */
  run(): void {
    const started = performance.now();
    for (let next = this.#takeRunnable(); next; next = this.#takeRunnable()) {
      // Nothing can be flushed while a transaction is open, so what is already done is flushed before one begins.
      // A BEGIN that hides behind a comment is not recognised; the answers before it then wait for its end.
      if (this.#holder === undefined && this.#unflushed.length > 0 && startsTransaction(next.message)) this.#settle();
      this.#execute(next);
    }
    this.#settle();
    this.#busyFor += performance.now() - started;
  }

  /** Forgets a client; a transaction that it left open is rolled back. */
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
    // Nothing in here is committed yet, so there is nothing to wait for.
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

const QUERY = 0x51;
const PARSE = 0x50;
const HEADER = 5;

/** Whether the first statement of a request begins a transaction. */
export function startsTransaction(message: Uint8Array): boolean {
  let start = HEADER;
  if (message[0] === PARSE) start = message.indexOf(0, HEADER) + 1;
  else if (message[0] !== QUERY) return false;
  return /^\s*(begin|start)\b/i.test(Buffer.from(message.subarray(start, start + 40)).toString('latin1'));
}

/** The error that PostgreSQL 17 gives for its own transaction_timeout, as it goes over the wire. */
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
  const bytes = Buffer.alloc(HEADER + body.length + 1);
  bytes.write('E', 0, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(body, HEADER, 'latin1');
  return Uint8Array.from(bytes);
}
