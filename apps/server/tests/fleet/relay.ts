import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Relayed {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer<ArrayBuffer>;
}

export interface RelayAnswer {
  readonly status: number;
  readonly body: string;
}

/** Sends what was relayed to where it belongs now; again, and later, if somebody wants. */
export type Forward = (request: Relayed) => Promise<RelayAnswer>;

/** What becomes of a request on its way. */
export type Way = (request: Relayed, forward: Forward) => Promise<RelayAnswer>;

/** A fixed address in front of a process whose own one changes with each start. */
export class Relay {
  readonly #server: Server;
  readonly seen: Relayed[] = [];

  /** @param target where requests belong now; what it throws, or nobody who listens there, is a 502 */
  constructor(target: () => string, way: Way = (request, forward) => forward(request)) {
    const forward: Forward = async ({ method, path, headers, body }) => {
      const sent = method === 'GET' ? {} : { body };
      const response = await fetch(new URL(path, target()), { method, headers, ...sent });
      return { status: response.status, body: await response.text() };
    };
    this.#server = createServer((request, response) => void this.#relay(request, response, way, forward));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #relay(request: IncomingMessage, response: ServerResponse, way: Way, forward: Forward): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const { method = '', url: path = '' } = request;
      const relayed: Relayed = { method, path, headers: headersOf(request), body: Buffer.concat(chunks) };
      this.seen.push(relayed);
      const { status, body } = await way(relayed, forward);
      // An answer without a body may have none.
      response.writeHead(status, status === 204 ? {} : { 'content-type': 'application/json' }).end(body || undefined);
    } catch {
      response.writeHead(502).end();
    }
  }
}

/** Those that belong to the message and not to the connection. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.startsWith('riderbell-') || name === 'content-type');
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
