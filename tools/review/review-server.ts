import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Language } from '../../packages/domain/src/countries/languages.ts';
import { setText } from '../texts/edit-texts.ts';
import { readReview } from './read-review.ts';
import { reviewPage } from './review-page.ts';

export interface ReviewServerParts {
  readonly folder: string;
  readonly language: Language;
  readonly since: string | null;
}

/** The limit of a request, far above the longest text. */
const maxBytes = 20_000;

/**
 * Serves the page of a language and saves the reviewer's changes in its files. It listens on this computer only. It accepts
 * changes only with the right host, origin and token, because any page in the same browser could send requests to it.
 */
export function createReviewServer(parts: ReviewServerParts): Server {
  const token = randomBytes(24).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, String(error)));
  });

  const hosts = () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return [`127.0.0.1:${port}`, `localhost:${port}`];
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host = '', origin } = request.headers;
    if (!hosts().includes(host)) return send(response, 403, 'This page is served only to this computer.');
    if (request.method === 'GET' && request.url === '/') {
      const page = reviewPage(readReview(parts.language, parts.since, parts.folder), { token });
      return send(response, 200, page, 'text/html; charset=utf-8');
    }
    if (request.method !== 'PUT' || request.url !== '/text') return send(response, 404, 'There is nothing here.');
    if (origin !== `http://${host}` || request.headers['x-review-token'] !== token) {
      return send(response, 403, 'Only the page itself can change texts.');
    }
    return save(request, response);
  };

  const save = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const change = parseChange(body);
    if (change === null) return send(response, 400, 'The request is not a change of a text.');
    try {
      setText(parts.folder, parts.language, change);
    } catch (error) {
      return send(response, 409, error instanceof Error ? error.message : String(error));
    }
    const { areas } = readReview(parts.language, parts.since, parts.folder);
    const saved = areas.find(({ area }) => area === change.area)?.texts.find(({ key }) => key === change.key);
    return send(response, 200, JSON.stringify(saved), 'application/json');
  };

  return server;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A change as the page sends it, with the old and the new text. */
export interface Change {
  readonly area: string;
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export function parseChange(body: string): Change | null {
  try {
    const change: unknown = JSON.parse(body);
    return isChange(change) ? change : null;
  } catch {
    return null;
  }
}

export function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['area', 'key', 'from', 'to'].every((name) => typeof fields[name] === 'string');
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  response.end(body);
}
