import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OutsideServer {
  readonly url: string;
  /** The bodies that were posted, parsed. */
  readonly posted: unknown[];
  /** What it does with each request but the browser's question whether it may ask. */
  behaviour: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Somebody else's service on an origin of its own, which lets any page ask. */
export async function startOutsideServer(): Promise<OutsideServer> {
  const posted: unknown[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (request.method === 'POST') posted.push(JSON.parse(body));
      outside.behaviour(request, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const outside: OutsideServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    behaviour: (_, response) => void response.writeHead(200).end('{}'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return outside;
}
