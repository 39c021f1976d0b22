import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInQuestion {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** Parsed JSON; null without any. */
  readonly body: unknown;
}

export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How outside services fail, apart from what they say themselves. */
export type Mood =
  | { readonly kind: 'well' }
  /** Takes the question and never answers. */
  | { readonly kind: 'silent' }
  /** Begins an answer and never ends it. */
  | { readonly kind: 'halting' }
  /** Closes the connection, this many times. */
  | { readonly kind: 'cutting'; readonly times: number }
  /** Sends more and more of an answer. */
  | { readonly kind: 'endless' }
  | {
      readonly kind: 'sends';
      readonly status: number;
      readonly text: string;
      readonly headers?: Record<string, string>;
    };

export interface StandInServer {
  readonly url: string;
  /** Everything that was asked so far, in its order. */
  readonly asked: readonly StandInQuestion[];
  mood(mood: Mood): void;
  /** From here on connections are refused. */
  close(): Promise<void>;
}

/** A service on a free port of this machine that answers as `answer` does, or as badly as its mood says. */
export async function standInServer(answer: (question: StandInQuestion) => StandInAnswer): Promise<StandInServer> {
  let mood: Mood = { kind: 'well' };
  let cuts = 0;
  const asked: StandInQuestion[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question = await readQuestion(request);
    asked.push(question);
    if (mood.kind === 'cutting' && cuts < mood.times) {
      cuts += 1;
      request.socket.destroy();
    } else if (mood.kind === 'well' || mood.kind === 'cutting') {
      const { status, body } = answer(question);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    } else misbehave(mood, response);
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    mood(next) {
      mood = next;
      cuts = 0;
    },
    close: () => closed(server),
  };
}

function misbehave(mood: Exclude<Mood, { kind: 'well' | 'cutting' }>, response: ServerResponse): void {
  if (mood.kind === 'silent') return;
  if (mood.kind === 'sends') {
    response.writeHead(mood.status, { 'content-type': 'application/json', ...mood.headers }).end(mood.text);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mood.kind === 'halting') response.write('{"features":[');
  else pour(response);
}

/** As fast as somebody reads. */
function pour(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
}

async function readQuestion(request: IncomingMessage): Promise<StandInQuestion> {
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

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
