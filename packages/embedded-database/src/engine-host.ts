import { Worker } from 'node:worker_threads';
import { EmbeddedSocket } from './embedded-socket.ts';
import { DatabaseFolderUnreadable, DurabilityNotAvailable, EngineStopped, reasonOf } from './errors.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

export interface EngineHostOptions extends WorkerSettings {
  /** Called when the engine stops by itself; the next connection starts it again. */
  readonly onStopped: (error: Error) => void;
}

type Engine =
  | { readonly state: 'opening'; readonly worker: Worker; readonly ready: Promise<void> }
  | { readonly state: 'open'; readonly worker: Worker };

/** The pause before the next attempt to start the engine after a failure, in milliseconds. */
const retryAfterMs = 1000;

/** Runs the engine's thread and connects it with the sockets of this process. */
export class EngineHost {
  readonly #options: EngineHostOptions;
  readonly #sockets = new Map<number, EmbeddedSocket>();
  readonly #reports: { resolve: (diskFlushes: number) => void; reject: (error: Error) => void }[] = [];
  #engine: Engine | undefined;
  #failure: { error: Error; at: number } | undefined;
  #closing: Promise<void> | undefined;
  #lastClient = 0;

  constructor(options: EngineHostOptions) {
    this.#options = options;
  }

  /** Resolves when the engine accepts requests; starts it if it is not running. */
  async ready(): Promise<void> {
    if (this.#closing) throw new EngineStopped('it was closed');
    if (this.#failure && performance.now() - this.#failure.at < retryAfterMs) throw this.#failure.error;
    this.#engine ??= this.#start();
    if (this.#engine.state === 'opening') await this.#engine.ready;
  }

  /** A new connection, which connects when the driver calls `connect`. */
  createSocket(): EmbeddedSocket {
    this.#lastClient += 1;
    const socket = new EmbeddedSocket(this.#lastClient, {
      ready: () => this.ready(),
      request: (client, message) => this.#post({ kind: 'request', client, message }, [message.buffer]),
      leave: (client) => {
        if (this.#sockets.delete(client)) this.#post({ kind: 'leave', client });
      },
    });
    this.#sockets.set(this.#lastClient, socket);
    return socket;
  }

  /** How often the engine flushed a file to the disk since it was opened. */
  async diskFlushes(): Promise<number> {
    await this.ready();
    return new Promise((resolve, reject) => {
      this.#reports.push({ resolve, reject });
      this.#post({ kind: 'report' });
    });
  }

  /** Closes the engine cleanly, or waits for a close that is under way. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const engine = this.#engine;
    if (engine === undefined) return;
    if (engine.state === 'opening') await engine.ready.catch(reasonOf);
    const ended = new Promise((resolve) => engine.worker.once('exit', resolve));
    this.#post({ kind: 'close' });
    await ended;
  }

  #start(): Engine {
    const { onStopped: _, ...settings } = this.#options;
    // The thread runs plain files, so it must not inherit flags of this process, such as a test runner's loader.
    const worker = new Worker(new URL('./database-worker.ts', import.meta.url), { workerData: settings, execArgv: [] });
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') {
          this.#engine = { state: 'open', worker };
          this.#failure = undefined;
          resolve();
        } else if (message.kind === 'failed') {
          const error = message.durable
            ? new DatabaseFolderUnreadable(this.#options.folder, message.reason)
            : new DurabilityNotAvailable(message.reason);
          this.#stopped(worker, error);
          reject(error);
        } else this.#receive(message);
      });
      worker.on('error', (error) => {
        const stopped = new EngineStopped(reasonOf(error));
        this.#stopped(worker, stopped);
        reject(stopped);
      });
      worker.on('exit', () => {
        const stopped = new EngineStopped('its thread ended');
        this.#stopped(worker, stopped);
        reject(stopped);
      });
    });
    return { state: 'opening', worker, ready };
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'answers') {
      for (const { client, bytes } of message.answers) this.#sockets.get(client)?.receive(bytes);
    } else if (message.kind === 'expelled') {
      const socket = this.#sockets.get(message.client);
      socket?.receive(message.bytes);
      socket?.hangUp();
    } else if (message.kind === 'report') this.#reports.shift()?.resolve(message.diskFlushes);
  }

  #stopped(worker: Worker, error: Error): void {
    if (this.#engine?.worker !== worker) return;
    // A failure to open rejects `ready`; only a stop during work needs the callback.
    const unexpected = this.#engine.state === 'open' && this.#closing === undefined;
    this.#engine = undefined;
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    this.#failure = { error, at: performance.now() };
    if (unexpected) this.#options.onStopped(error);
    for (const socket of sockets) socket.destroy(error);
    for (const { reject } of this.#reports.splice(0)) reject(error);
  }

  #post(message: ToWorker, moved: ArrayBuffer[] = []): void {
    this.#engine?.worker.postMessage(message, moved);
  }
}
