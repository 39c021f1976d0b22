import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How the server answers: as the simulated service does, or with a failure that any service can have. */
export type Behaviour =
  | { readonly kind: 'normal' }
  /** Accepts the request and never answers. */
  | { readonly kind: 'silent' }
  /** Begins an answer and never finishes it. */
  | { readonly kind: 'stalling' }
  /** Closes the connection this many times, then answers normally. */
  | { readonly kind: 'disconnecting'; readonly times: number }
  /** Sends an answer that never ends. */
  | { readonly kind: 'endless' }
  | {
      readonly kind: 'sends';
      readonly status: number;
      readonly text: string;
      readonly headers?: Record<string, string>;
    };

export interface StandInServer {
  readonly url: string;
  /** Every request so far, in order. */
  readonly requests: readonly StandInRequest[];
  behave(behaviour: Behaviour): void;
  /** Connections are refused afterwards. */
  close(): Promise<void>;
}

/** Starts a service on a free local port; it answers with `answer` until `behave` makes it fail. */
export async function standInServer(answer: (request: StandInRequest) => StandInAnswer): Promise<StandInServer> {
  let behaviour: Behaviour = { kind: 'normal' };
  let disconnections = 0;
  const requests: StandInRequest[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const received = await readRequest(request);
    requests.push(received);
    if (behaviour.kind === 'disconnecting' && disconnections < behaviour.times) {
      disconnections += 1;
      request.socket.destroy();
    } else if (behaviour.kind === 'normal' || behaviour.kind === 'disconnecting') {
      const { status, body } = answer(received);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    } else fail(behaviour, response);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave(next) {
      behaviour = next;
      disconnections = 0;
    },
    close: () => closeServer(server),
  };
}

function fail(behaviour: Exclude<Behaviour, { kind: 'normal' | 'disconnecting' }>, response: ServerResponse): void {
  if (behaviour.kind === 'silent') return;
  if (behaviour.kind === 'sends') {
    response
      .writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers })
      .end(behaviour.text);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (behaviour.kind === 'stalling') response.write('{"features":[');
  else sendEndlessly(response);
}

/** Sends spaces as fast as the client reads them. */
function sendEndlessly(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
}

async function readRequest(request: IncomingMessage): Promise<StandInRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: request.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
