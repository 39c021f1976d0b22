import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FlagRequest {
  readonly context: Readonly<Record<string, unknown>>;
  readonly ifNoneMatch: string | undefined;
  readonly authorization: string | undefined;
}

type Answer = (request: FlagRequest, response: ServerResponse) => void;

export interface TestingFlagService {
  readonly url: string;
  readonly requests: readonly FlagRequest[];
  answer(with_: Answer): void;
  close(): Promise<void>;
}

/** For tests: an OFREP flag service on a free port that gives the configured answer. */
export async function testingFlagService(first: Answer): Promise<TestingFlagService> {
  let answer = first;
  const requests: FlagRequest[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { context = {} } = JSON.parse(await read(request)) as { context?: Record<string, unknown> };
    const { 'if-none-match': ifNoneMatch, authorization } = request.headers;
    const question = { context, ifNoneMatch, authorization };
    requests.push(question);
    answer(question, response);
  };
  const server = createServer((request, response) => {
    void take(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (next) => void (answer = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer with these flags. */
export function answering(values: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}): Answer {
  const flags = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    reason: 'STATIC',
    variant: String(value),
  }));
  return responding(200, JSON.stringify({ flags }), headers);
}

export function responding(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (_, response) => void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
