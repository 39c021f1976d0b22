import { EventEmitter } from 'node:events';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import type { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';

const principal: Merchant = {
  kind: 'merchant',
  accountId: 'a',
  email: 'a@riderbell.test',
  sessionId: 's',
};

/** The part of a socket that a connection uses; `bufferedAmount` is what the other side has not read. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  sent: string[] = [];
  /** Callbacks of messages that were not sent yet. */
  leaving: (() => void)[] = [];
  closed: { code: number; reason: string } | null = null;
  terminated = false;
  pings = 0;

  send(bytes: Buffer, _: object, left?: () => void): void {
    this.sent.push(bytes.toString());
    if (left) this.leaving.push(left);
  }

  close(code: number, reason: string): void {
    this.closed = { code, reason };
    this.readyState = 2;
  }

  terminate(): void {
    this.terminated = true;
    this.readyState = 3;
    this.emit('close');
  }

  ping(): void {
    this.pings += 1;
  }
}

function connected(): { socket: FakeSocket; connection: Connection } {
  const socket = new FakeSocket();
  return { socket, connection: new Connection(socket as unknown as WebSocket, principal) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a socket whose client does not read', () => {
  it('is closed beyond 256 kB, and uses no more memory from then on', () => {
    const { socket, connection } = connected();
    socket.bufferedAmount = 256 * 1024;
    connection.send(Buffer.from('last'));
    socket.bufferedAmount += 1;
    connection.send(Buffer.from('too much'));
    connection.send(Buffer.from('never'));
    expect(socket.sent).toEqual(['last']);
    expect(socket.closed).toEqual({ code: 4408, reason: 'live.too-slow' });
    expect(connection.open).toBe(false);
  });

  it('is terminated when the client does not answer the close', () => {
    const { socket, connection } = connected();
    connection.close(1012, 'restarting');
    expect(socket.terminated).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(socket.terminated).toBe(true);
  });

  it('is closed during a replay', async () => {
    const { socket, connection } = connected();
    socket.bufferedAmount = 64 * 1024 + 1;
    const sending = connection.sendInTurn(Buffer.from('missed'));
    await vi.advanceTimersByTimeAsync(10_000);
    await sending;
    expect(socket.closed?.code).toBe(4408);
  });
});

describe('a replay', () => {
  it('does not wait for a client that reads', async () => {
    const { socket, connection } = connected();
    for (let times = 0; times < 20; times += 1) await connection.sendInTurn(Buffer.from('missed'));
    expect(socket.sent).toHaveLength(20);
  });

  it('waits until the message was sent when much is buffered', async () => {
    const { socket, connection } = connected();
    socket.bufferedAmount = 64 * 1024 + 1;
    const steps: string[] = [];
    const send = async (): Promise<void> => {
      await connection.sendInTurn(Buffer.from('missed'));
      steps.push('went on');
    };
    const sending = send();
    await vi.advanceTimersByTimeAsync(1000);
    steps.push('left');
    socket.leaving[0]?.();
    await sending;
    expect(steps).toEqual(['left', 'went on']);
    expect(connection.open).toBe(true);
  });
});

describe('a socket without an answer to a ping', () => {
  it('is terminated in the next round', () => {
    const { socket, connection } = connected();
    connection.ping();
    socket.emit('pong');
    connection.ping();
    expect(socket.terminated).toBe(false);
    connection.ping();
    expect(socket).toMatchObject({ pings: 2, terminated: true });
  });
});
