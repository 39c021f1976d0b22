import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OutsideServer {
  readonly url: string;
  /** The parsed bodies of POST requests. */
  readonly posted: unknown[];
  /** Answers every request except the browser's preflight requests (CORS). */
  behaviour: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Starts an outside service on another origin that allows requests from any page. */
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
