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

/** Sends a relayed request to its target; may be called again, and later. */
export type Forward = (request: Relayed) => Promise<RelayAnswer>;

/** Decides what happens to a request between its sender and its target. */
export type Transport = (request: Relayed, forward: Forward) => Promise<RelayAnswer>;

/** A fixed address in front of a process whose own address changes with each start. */
export class Relay {
  readonly #server: Server;
  readonly seen: Relayed[] = [];

  /** @param target the present address of the process; if it throws, or no process listens there, the answer is a 502 */
  constructor(target: () => string, transport: Transport = (request, forward) => forward(request)) {
    const forward: Forward = async ({ method, path, headers, body }) => {
      const sent = method === 'GET' ? {} : { body };
      const response = await fetch(new URL(path, target()), { method, headers, ...sent });
      return { status: response.status, body: await response.text() };
    };
    this.#server = createServer((request, response) => void this.#relay(request, response, transport, forward));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #relay(
    request: IncomingMessage,
    response: ServerResponse,
    transport: Transport,
    forward: Forward,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const { method = '', url: path = '' } = request;
      const relayed: Relayed = { method, path, headers: headersOf(request), body: Buffer.concat(chunks) };
      this.seen.push(relayed);
      const { status, body } = await transport(relayed, forward);
      // An answer with status 204 must not have a content type.
      response.writeHead(status, status === 204 ? {} : { 'content-type': 'application/json' }).end(body || undefined);
    } catch {
      response.writeHead(502).end();
    }
  }
}

/** The headers that belong to the message, without those of the connection. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const relayed = Object.entries(headers).filter(([name]) => name.startsWith('riderbell-') || name === 'content-type');
  return Object.fromEntries(relayed.map(([name, value]) => [name, String(value)]));
}
