import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PositionReport,
  positionReports,
  type StatusReport,
  statusReports,
} from '@riderbell/contract/shapes/fleet.ts';
import { proofKinds } from '@riderbell/contract/shapes/order.ts';
import { instant } from '@riderbell/contract/shapes/primitives.ts';
import { signatureFault } from './signing.ts';

/** How the kit answers a report: with success, with a failure, or not at all. */
export type Response = 'success' | 'failure' | 'none';

interface Received {
  /** Epoch ms of this machine. */
  readonly at: number;
  readonly response: Response;
}

export interface ReceivedEvent extends Received {
  readonly event: StatusReport;
}

export interface ReceivedPosition extends Received {
  readonly position: PositionReport;
}

export interface ReceivedProof extends Received {
  readonly orderId: string;
  readonly kind: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const base = '/hurrier/api/v1/fleet/';

/** Acts as the portal: receives the courier system's reports, and sometimes fails to answer. */
export class ReceivingEnd {
  readonly events: ReceivedEvent[] = [];
  readonly positions: ReceivedPosition[] = [];
  readonly proofs: ReceivedProof[] = [];
  /** Descriptions of requests without a valid signature. */
  readonly unsigned: string[] = [];
  /** Descriptions of requests that do not have the shape of the page. */
  readonly malformed: string[] = [];
  requests = 0;
  readonly #secret: string;
  readonly #server: Server;
  readonly #listeners = new Set<() => void>();

  constructor(secret: string) {
    this.#secret = secret;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Waits until a condition is met or the time is over. @returns whether it is met */
  async until(isMet: () => boolean, milliseconds: number): Promise<boolean> {
    if (isMet()) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const check = (): void => {
      if (isMet()) resolve(true);
    };
    const timer = setTimeout(() => resolve(isMet()), milliseconds);
    this.#listeners.add(check);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#listeners.delete(check);
    }
  }

  eventsOf(orderId: string): ReceivedEvent[] {
    return this.events.filter(({ event }) => event.order_id === orderId);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      return;
    }
    const { method = '', url: path = '', headers } = request;
    const body = Buffer.concat(chunks);
    this.requests += 1;
    const fault = signatureFault(this.#secret, Date.now(), { method, path, headers, body });
    if (fault !== null) {
      this.unsigned.push(`${method} ${path}: ${fault}`);
      respond(response, 401, { errors: [{ code: 'fleet.signature-wrong' }] });
      return;
    }
    const outcome = this.#read(method, path, headers['content-type'] ?? '', body);
    for (const check of this.#listeners) check();
    if (outcome === null) respond(response, 400, { errors: [{ code: 'request.invalid' }] });
    else if (outcome === 'none') request.socket.destroy();
    else if (outcome === 'failure') respond(response, 500, { errors: [{ code: 'server.failure' }] });
    else respond(response, 200, answerTo(path, body));
  }

  /** Records a report; null when it does not have the shape of the page. */
  #read(method: string, path: string, type: string, body: Buffer): Response | null {
    const at = Date.now();
    const [where = '', query = ''] = path.slice(base.length).split('?');
    const [, orderId = '', kind = ''] = /^orders\/([\w-]{1,64})\/proofs\/(\w+)$/.exec(where) ?? [];
    if (method === 'PUT' && proofKinds.some((one) => one === kind)) {
      if (!instant.safeParse(new URLSearchParams(query).get('taken_at')).success)
        return this.#rejectShape(path, 'taken_at');
      const response = this.#responseTo(
        this.proofs.filter((proof) => proof.orderId === orderId && proof.kind === kind).length,
      );
      this.proofs.push({ at, response, orderId, kind, type, bytes: body });
      return response;
    }
    const isKnown = method === 'POST' && path.startsWith(base) && (where === 'events' || where === 'positions');
    if (!isKnown) return this.#rejectShape(path, 'there is no such call');
    if (!type.startsWith('application/json')) return this.#rejectShape(path, `content-type ${type}`);
    return where === 'events' ? this.#readEvents(at, path, body) : this.#readPositions(at, path, body);
  }

  #readEvents(at: number, path: string, body: Buffer): Response | null {
    const { data, error } = statusReports.safeParse(jsonIn(body));
    if (!data) return this.#rejectShape(path, faultOf(error));
    const times = data.events.map((event) => this.#timesReceived(event));
    const response = this.#responseTo(Math.max(...times));
    this.events.push(...data.events.map((event) => ({ at, response, event })));
    return response;
  }

  #readPositions(at: number, path: string, body: Buffer): Response | null {
    const { data, error } = positionReports.safeParse(jsonIn(body));
    if (!data) return this.#rejectShape(path, faultOf(error));
    this.positions.push(...data.positions.map((position) => ({ at, response: 'success' as const, position })));
    return 'success';
  }

  #timesReceived({ order_id: orderId, sequence }: StatusReport): number {
    return this.eventsOf(orderId).filter(({ event }) => event.sequence === sequence).length;
  }

  /** A new report alternately gets a failure or no answer, so that every report has to be sent again. */
  #responseTo(timesReceived: number): Response {
    if (timesReceived === 0) return this.requests % 2 === 0 ? 'failure' : 'none';
    return 'success';
  }

  #rejectShape(path: string, why: string): null {
    this.malformed.push(`${path}: ${why}`);
    return null;
  }
}

function answerTo(path: string, body: Buffer): unknown {
  if (path.includes('/proofs/')) return { result: { outcome: 'applied' } };
  const sent = jsonIn(body);
  const events = statusReports.safeParse(sent).data?.events;
  if (!events)
    return { result: { accepted: positionReports.safeParse(sent).data?.positions.length ?? 0, refused: [] } };
  return {
    result: { outcomes: events.map(({ order_id, sequence }) => ({ order_id, sequence, outcome: 'applied' })) },
  };
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function faultOf(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const [first] = error.issues;
  return first ? `${first.path.map(String).join('.')}: ${first.message}` : 'it has another shape';
}
