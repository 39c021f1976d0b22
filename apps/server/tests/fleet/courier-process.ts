import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../../simulators/fleet/serve.ts', import.meta.url));

/** The simulated fleet as a courier system: a separate process that can be killed and restarts with its saved state. */
export class CourierProcess {
  readonly #args: readonly string[];
  #process: ChildProcess | null = null;
  #address = '';

  /** @param args of `simulators/fleet/serve.ts`, without the port */
  constructor(args: readonly string[]) {
    this.#args = args;
  }

  /** The present address; the port changes with each start. */
  get address(): string {
    return this.#address;
  }

  /** @throws with its output when it ends instead */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program, '--port', '0', ...this.#args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the courier system ended at its start: ${printed}`);
    });
    const first = once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line));
    this.#address = await Promise.race([first, ended]);
    // From now on its end is not an error of the start.
    ended.catch(() => undefined);
  }

  /** Kills it as a power cut does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
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
