import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** A server that can be killed and comes back on the same data. */
export class MortalServer {
  readonly #settings: Record<string, string>;
  #process: ChildProcess | null = null;
  #address = '';

  readonly #openFiles: number | null;

  /** @param settings in the names of the environment; @param openFiles how many it may have; null is as many as this process */
  constructor(settings: Record<string, string>, openFiles: number | null = null) {
    this.#settings = settings;
    this.#openFiles = openFiles;
  }

  /** Whether it runs, as the one that was started. */
  get lives(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Where it listens now; another port after each start. */
  get address(): string {
    return this.#address;
  }

  /** Resolves once it takes requests. @throws with what it printed when it ends instead */
  async start(): Promise<void> {
    const program = [process.execPath, join(import.meta.dirname, 'serve.ts')];
    const limited = ['-c', `ulimit -n ${this.#openFiles}; exec "$0" "$@"`, ...program];
    const [command = '', ...args] = this.#openFiles === null ? program : ['sh', ...limited];
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', PORT: '0', ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    const lines = createInterface({ input: child.stdout });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the server ended at its start: ${printed}`);
    });
    const first = once(lines, 'line').then(([line]) => String(line));
    this.#address = await Promise.race([first, ended]);
    // Its end is no longer a fault of the start.
    ended.catch(() => undefined);
  }

  /** As a power cut would: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
