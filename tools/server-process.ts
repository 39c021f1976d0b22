import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project-files.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** The server's output so far. */
  output(): string;
  /** Stops it as a person would (SIGTERM) or a fault would (SIGKILL), and waits until it has exited. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Below the ports that systems use for outgoing connections, because a browser could take one before the server listens. */
const firstPort = 20_000;
const lastPort = 29_999;

/** A port that is free now on the loopback address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort + 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Polls until a condition is met. The condition needs its own timeout, so that one attempt does not block the next. */
export async function until(isMet: () => Promise<boolean>, seconds: number, what: string): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await isMet().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

export interface StartOptions {
  /** The path of the program; the demo by default. */
  program?: string;
  nodeOptions?: readonly string[];
}

const demo = join(root, 'apps/demo/src/main.ts');

/**
 * Starts the real server as a separate process on a free loopback port and waits until it can serve.
 * Without `DATA_DIR` it gets a temporary folder, which is deleted when the server is stopped.
 */
export async function startServerProcess(
  settings: Record<string, string> = {},
  { program = demo, nodeOptions = [] }: StartOptions = {},
): Promise<ServerProcess> {
  const port = settings['PORT'] ?? String(await freePort());
  const configuredDir = settings['DATA_DIR'];
  const dataDir = configuredDir ?? (await mkdtemp(join(tmpdir(), 'riderbell-')));
  const child: ChildProcess = spawn(process.execPath, [...nodeOptions, program], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const onOutput = (chunk: Buffer): void => {
    printed = (printed + chunk.toString()).slice(-200_000);
  };
  child.stdout?.on('data', onOutput);
  child.stderr?.on('data', onOutput);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;

  const ready = until(
    async () => {
      if (!isRunning()) return true;
      return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) })).ok;
    },
    150,
    'the server is ready',
  );
  await ready.catch((cause: unknown) => {
    // The caller gets no handle, so no one else can stop it.
    child.kill('SIGKILL');
    throw new Error(`The server did not become ready:\n${printed}`, { cause });
  });
  if (!isRunning()) throw new Error(`The server exited while it started:\n${printed}`);

  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      if (isRunning()) child.kill(signal);
      await exited;
      if (configuredDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
