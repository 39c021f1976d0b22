import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** A server process that can be killed and restarted on the same data. */
export class MortalServer {
  readonly #settings: Record<string, string>;
  #process: ChildProcess | null = null;
  #address = '';

  readonly #openFiles: number | null;

  /** @param settings environment variables; @param openFiles the limit of open files; null for the limit of this process */
  constructor(settings: Record<string, string>, openFiles: number | null = null) {
    this.#settings = settings;
    this.#openFiles = openFiles;
  }

  /** Whether the process that was started is still running. */
  get isRunning(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** The present address; the port changes with each start. */
  get address(): string {
    return this.#address;
  }

  /** Resolves when the server accepts requests. @throws with its output when it ends instead */
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
    // From now on its end is not an error of the start.
    ended.catch(() => undefined);
  }

  /** Kills it as a power cut does: no handler runs, nothing is flushed. */
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
