import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Position } from '../city/geometry.ts';
import type { DeliveryRequest } from './reports.ts';
import { isSigned } from './signature.ts';

export interface CourierServerParts {
  readonly secret: string;
  readonly now: () => number;
  /** Accepts an order; resolves once it is stored. */
  dispatch(request: DeliveryRequest): Promise<void>;
  withdraw(orderId: string): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly code?: string;
}

const maxBytes = 256 * 1024;

/** The courier system's side of the fleet API: accepts orders and withdrawals that the portal has signed. */
export function courierServer(parts: CourierServerParts): Server {
  return createServer((request, response) => {
    answer(parts, request).then(
      (result) => send(response, result),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        send(response, { status: 500, code: 'failed' });
      },
    );
  });
}

async function answer(parts: CourierServerParts, request: IncomingMessage): Promise<Answer> {
  const { method = '', url: path = '', headers } = request;
  const body = await bodyOf(request);
  if (body === null) return { status: 413, code: 'too-large' };
  if (!isSigned(parts.secret, parts.now(), { method, path, headers, body })) return { status: 401, code: 'not-signed' };
  const [, id = '', withdrawn] = /^\/orders\/([\w-]{1,64})(\/withdraw)?$/.exec(path) ?? [];
  if (id === '') return { status: 404, code: 'no-such-path' };
  if (withdrawn !== undefined) {
    if (method !== 'POST') return { status: 405, code: 'no-such-method' };
    await parts.withdraw(id);
    return { status: 204 };
  }
  if (method !== 'PUT') return { status: 405, code: 'no-such-method' };
  const order = parseOrder(body, id);
  if (order === null) return { status: 400, code: 'no-order' };
  await parts.dispatch(order);
  return { status: 204 };
}

function send(response: ServerResponse, { status, code }: Answer): void {
  if (code === undefined) response.writeHead(status).end();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code }));
}

/** Returns null when the body is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The parts of an order that this fleet needs; null for anything else. */
function parseOrder(body: Buffer, id: string): DeliveryRequest | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  const order = recordOf(sent);
  const pickup = parsePosition(order['collection_point']);
  const dropOff = parsePosition(order['customer']);
  const { notes } = recordOf(order['customer']);
  const { order_id: orderId, revision, preordered_for: preorderedFor } = order;
  if (orderId !== id || typeof revision !== 'number' || typeof notes !== 'string' || !pickup || !dropOff) return null;
  const collectAt = typeof preorderedFor === 'number' ? preorderedFor * 1000 : null;
  return { orderId: id, revision, pickup, dropOff, notes, collectAt };
}

function parsePosition(value: unknown): Position | null {
  const { latitude, longitude } = recordOf(value);
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
