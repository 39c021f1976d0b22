import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { livePath } from '@riderbell/contract/live/messages.ts';

/** What a client sends first, and what it repeats so that its connection never looks idle. */
export interface Holding {
  readonly first: string;
  readonly again: string;
}

/** Clients that only want to hold connections, in the order of how long the server keeps them. */
export const holdings = {
  garbage: { first: 'x\r\n\r\n', again: 'y' },
  'a foreign ticket': {
    first: `GET ${livePath}?authorization=none HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n\r\n`,
    again: '',
  },
  'a request without a credential': {
    first: 'POST /orders/api/v1/order HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\n',
    again: '1',
  },
  'endless headers': { first: 'GET / HTTP/1.1\r\nhost: x\r\n', again: 'a: b\r\n' },
  'an endless body': {
    first:
      'POST /orders/api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{',
    again: ' ',
  },
  silence: { first: '', again: '' },
  'line breaks': { first: 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n', again: '\r\n' },
} as const satisfies Record<string, Holding>;

/** Sockets that hold a server's connections and never close their own side. */
export class HeldSockets {
  readonly #sockets: Socket[] = [];
  readonly #timers: NodeJS.Timeout[] = [];

  /** Opens `count` sockets; resolves when the server has accepted or refused each. */
  async hold(address: string, { first, again }: Holding, count: number): Promise<void> {
    const { hostname, port } = new URL(address);
    const opened = Array.from({ length: count }, () => {
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      socket.on('data', () => undefined).on('error', () => undefined);
      this.#sockets.push(socket);
      return socket;
    });
    await Promise.all(opened.map((socket) => once(socket, 'connect').catch(() => undefined)));
    for (const socket of opened) socket.write(first);
    if (again === '') return;
    const timer = setInterval(() => {
      for (const socket of opened) if (socket.writable) socket.write(again);
    }, 1000);
    this.#timers.push(timer);
  }

  /** Stops sending; the sockets stay open. */
  fallSilent(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }

  close(): void {
    this.fallSilent();
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }
}
