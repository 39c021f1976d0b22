import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../../../demo/src/main.ts');

let folder = '';
let started: Started[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-process-'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  started = [];
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** The exit code. */
  ended: Promise<number | null>;
  output(): string;
}

/** Starts the demo as a person does, after running the script `before`; in Kuwait, because the map of Bangkok takes long. */
function start(settings: Record<string, string> = {}, before = ''): Started {
  const env = { PATH: process.env['PATH'], PORT: '0', COUNTRY: 'KW', DATA_DIR: folder, ...settings };
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(before)}`, main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const one = { child, ended: once(child, 'exit').then(([code]) => code as number | null), output: () => text };
  started.push(one);
  return one;
}

async function ready(one: Started): Promise<string> {
  await expect.poll(one.output, { timeout: 80_000 }).toContain('Riderbell is ready');
  const address = /Riderbell is ready: (\S+)/.exec(one.output())?.[1] ?? '';
  // The hints follow it.
  await expect.poll(one.output, { timeout: 10_000 }).toContain('Ctrl+C');
  return address;
}

// A start takes seconds, and longer while other tests run.
describe('the process', { timeout: 180_000 }, () => {
  it('prints its address and the sign-in, serves, and stops cleanly on a signal', async () => {
    const server = start();
    const address = await ready(server);
    expect(server.output()).toContain('demo@riderbell.test / Demo-rider-1!');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('Riderbell stops (SIGTERM).');
  });

  it('names the external courier system that carries its orders', async () => {
    const courier = { FLEET: 'external', FLEET_URL: 'https://couriers.test', FLEET_SECRETS: 's'.repeat(32) };
    const server = start(courier);
    await ready(server);
    expect(server.output()).toContain('of the courier system at couriers.test');
    expect(server.output()).not.toContain('simulated');
  });

  it('continues when it runs out of files, and ends on any other uncaught error', async () => {
    const server = start(
      {},
      `process.on('SIGUSR2', () => { throw Object.assign(new Error('too many'), { code: 'EMFILE' }); });
      process.on('SIGHUP', () => { throw new Error('a fault'); });`,
    );
    const address = await ready(server);
    server.child.kill('SIGUSR2');
    await expect.poll(server.output, { timeout: 20_000 }).toContain('the process ran out of files');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.child.kill('SIGHUP');
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('an error was not caught');
  });

  it('does not start with wrong settings, and names all of them', async () => {
    const server = start({ PORT: 'http', COUNTRY: 'Thailand', FLEET_SPEED: 'fast' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('3 settings are wrong');
    for (const fault of ['PORT = "http"', 'COUNTRY = "Thailand"', 'FLEET_SPEED = "fast"']) {
      expect(server.output()).toContain(fault);
    }
    expect(server.output()).not.toContain('at ');
  });

  it('does not start on a folder that another process has open, and says what to do', async () => {
    await ready(start());
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/Riderbell cannot start: The database folder .* is in use by another process/);
  });

  it('does not start on a port that is in use, and releases its database', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const PORT = String(typeof address === 'object' && address ? address.port : 0);
    const server = start({ PORT });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('choose another PORT');
    other.close();
    await ready(start());
  });
});
