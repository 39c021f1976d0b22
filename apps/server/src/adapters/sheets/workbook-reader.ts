import { Worker } from 'node:worker_threads';
import { bulkFileLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type { SheetRow } from '@riderbell/domain/bulk-orders/sheet-row.ts';
import type { ReadWorkbook, WorkbookReader, WorkbookRefusal } from '../../features/bulk-orders/workbook-ports.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

export interface WorkbookReaderOptions {
  /** Called for each file that seems to be damaged or broke its thread, with the reason. */
  readonly onUnreadable?: (why: string) => void;
  /** Files that are read at once; others wait. */
  readonly threads?: number;
  readonly timeLimitMs?: number;
  /** After which an unused thread ends. */
  readonly idleMs?: number;
  /** Megabytes of JavaScript objects of one thread. */
  readonly heapLimit?: number;
}

/** Megabytes for objects that are used briefly; the default triples the memory of a thread. */
const youngObjects = 8;

interface Job {
  readonly bytes: Uint8Array;
  readonly resolve: (read: ReadWorkbook) => void;
  readonly reject: (why: Error) => void;
}

/**
 * Reads workbooks in a few threads, which start when they are needed and end when they are idle. A file that takes too long or
 * too much memory ends its thread and is refused; the next file gets a new one.
 */
export function workbookReader(options: WorkbookReaderOptions = {}): WorkbookReader {
  const { threads = 2, onUnreadable = () => {}, timeLimitMs = 10_000, idleMs = 30_000, heapLimit = 256 } = options;
  const idle: ReaderThread[] = [];
  const running = new Set<ReaderThread>();
  const waiting: Job[] = [];
  let isClosed = false;

  const start = (): ReaderThread => {
    const thread: ReaderThread = new ReaderThread({ timeLimitMs, idleMs, heapLimit, onEnd: () => forget(thread) });
    running.add(thread);
    return thread;
  };
  const forget = (thread: ReaderThread): void => {
    running.delete(thread);
    const at = idle.indexOf(thread);
    if (at !== -1) idle.splice(at, 1);
  };
  const next = (): void => {
    if (waiting.length === 0) return;
    const thread = idle.pop() ?? (running.size < threads ? start() : undefined);
    const job = thread && waiting.shift();
    if (job) void work(thread, job);
  };
  const work = async (thread: ReaderThread, { bytes, resolve, reject }: Job): Promise<void> => {
    const result = await thread.read(bytes);
    if (result.ok === 'ended') {
      running.delete(thread);
      if (!isClosed) onUnreadable(result.why);
      if (isClosed) reject(new Error('The reader of workbooks is closed'));
      else resolve(refused('bulk.file-unreadable'));
    } else {
      idle.push(thread);
      if (!result.ok && result.refusal === 'bulk.file-unreadable') onUnreadable(result.why);
      resolve(result.ok ? result : refused(result.refusal));
    }
    next();
  };

  return {
    async read(bytes) {
      if (isClosed) throw new Error('The reader of workbooks is closed');
      const refusal = refusalAtSight(bytes);
      if (refusal !== null) return refused(refusal);
      return new Promise((resolve, reject) => {
        waiting.push({ bytes, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('The reader of workbooks is closed'));
      await Promise.all([...running].map((thread) => thread.end('the reader was closed')));
    },
  };
}

function refused(refusal: WorkbookRefusal): ReadWorkbook {
  return { ok: false, refusal };
}

const zipSignature = Buffer.from('PK\u0003\u0004', 'latin1');
/** Of containers of old Excel files, and of new ones with a password. */
const containerSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** What the size and the first bytes of a file say already. */
function refusalAtSight(bytes: Uint8Array): WorkbookRefusal | null {
  if (bytes.length > bulkFileLimit) return 'bulk.file-too-large';
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 8).equals(containerSignature)) {
    return file.includes(encryptedPackage) ? 'bulk.file-locked' : 'bulk.file-format';
  }
  return file.subarray(0, 4).equals(zipSignature) ? null : 'bulk.file-format';
}

type ThreadResult =
  | Extract<ReadWorkbook, { ok: true }>
  | { readonly ok: false; readonly refusal: WorkbookRefusal; readonly why: string }
  | { readonly ok: 'ended'; readonly why: string };

interface ThreadOptions {
  readonly timeLimitMs: number;
  readonly idleMs: number;
  readonly heapLimit: number;
  readonly onEnd: () => void;
}

/** A thread that reads one file at a time. */
class ReaderThread {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  #idle: NodeJS.Timeout | undefined;
  #onResult: ((result: ThreadResult) => void) | undefined;
  #sheets: { name: string; rows: SheetRow[] }[] = [];

  constructor(options: ThreadOptions) {
    this.#options = options;
    // The thread runs plain files, so it must not inherit flags of this process, such as a test runner's loader.
    this.#worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.heapLimit, maxYoungGenerationSizeMb: youngObjects },
    });
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error: unknown) => this.#ended(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => this.#ended('its thread ended'));
    // An idle thread does not keep the process running.
    this.#worker.unref();
  }

  async read(bytes: Uint8Array): Promise<ThreadResult> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    const { timeLimitMs, idleMs } = this.#options;
    const limit = setTimeout(() => void this.end(`reading took longer than ${timeLimitMs} ms`), timeLimitMs);
    const result = await new Promise<ThreadResult>((resolve) => {
      this.#onResult = resolve;
      this.#post({ kind: 'read', bytes });
    });
    clearTimeout(limit);
    this.#onResult = undefined;
    this.#sheets = [];
    this.#worker.unref();
    if (result.ok !== 'ended') this.#idle = setTimeout(() => void this.end('it was idle'), idleMs).unref();
    return result;
  }

  async end(why: string): Promise<void> {
    clearTimeout(this.#idle);
    this.#ended(why);
    await this.#worker.terminate();
  }

  #receive(message: FromThread): void {
    if (message.kind === 'sheet') this.#sheets.push({ name: message.name, rows: [] });
    else if (message.kind === 'rows') {
      this.#sheets.at(-1)?.rows.push(...message.rows);
      this.#post({ kind: 'next' });
    } else if (message.kind === 'read') this.#onResult?.({ ok: true, sheets: this.#sheets });
    else this.#onResult?.({ ok: false, refusal: message.refusal, why: message.why });
  }

  #ended(why: string): void {
    this.#options.onEnd();
    this.#onResult?.({ ok: 'ended', why });
  }

  #post(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    this.#worker.postMessage(message);
  }
}
