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

/** How the portal takes a report: as it should, with a failure, or without an answer. */
export type Mood = 'well' | 'fails' | 'silent';

interface Told {
  /** Epoch ms of this machine. */
  readonly at: number;
  readonly mood: Mood;
}

export interface ToldEvent extends Told {
  readonly event: StatusReport;
}

export interface ToldPosition extends Told {
  readonly position: PositionReport;
}

export interface ToldProof extends Told {
  readonly orderId: string;
  readonly kind: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const base = '/hurrier/api/v1/fleet/';

/** Plays the portal's side: hears what the courier system tells, and sometimes does not answer as it should. */
export class ReceivingEnd {
  readonly events: ToldEvent[] = [];
  readonly positions: ToldPosition[] = [];
  readonly proofs: ToldProof[] = [];
  /** What came unsigned, or in another shape than the page says, in words. */
  readonly unsigned: string[] = [];
  readonly misshapen: string[] = [];
  requests = 0;
  readonly #secret: string;
  readonly #server: Server;
  readonly #hears = new Set<() => void>();

  constructor(secret: string) {
    this.#secret = secret;
    this.#server = createServer((request, response) => void this.#take(request, response));
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

  /** Waits until it has heard enough, or the time is over. @returns whether it has */
  async until(heard: () => boolean, milliseconds: number): Promise<boolean> {
    if (heard()) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const look = (): void => {
      if (heard()) resolve(true);
    };
    const timer = setTimeout(() => resolve(heard()), milliseconds);
    this.#hears.add(look);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#hears.delete(look);
    }
  }

  eventsOf(orderId: string): ToldEvent[] {
    return this.events.filter(({ event }) => event.order_id === orderId);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    const mood = this.#read(method, path, headers['content-type'] ?? '', body);
    for (const look of this.#hears) look();
    if (mood === null) respond(response, 400, { errors: [{ code: 'request.invalid' }] });
    else if (mood === 'silent') request.socket.destroy();
    else if (mood === 'fails') respond(response, 500, { errors: [{ code: 'server.failure' }] });
    else respond(response, 200, answerTo(path, body));
  }

  /** null for what has another shape than the page says. */
  #read(method: string, path: string, type: string, body: Buffer): Mood | null {
    const at = Date.now();
    const [where = '', query = ''] = path.slice(base.length).split('?');
    const [, orderId = '', kind = ''] = /^orders\/([\w-]{1,64})\/proofs\/(\w+)$/.exec(where) ?? [];
    if (method === 'PUT' && proofKinds.some((known) => known === kind)) {
      if (!instant.safeParse(new URLSearchParams(query).get('taken_at')).success)
        return this.#misshapen(path, 'taken_at');
      const mood = this.#moodFor(
        this.proofs.filter((proof) => proof.orderId === orderId && proof.kind === kind).length,
      );
      this.proofs.push({ at, mood, orderId, kind, type, bytes: body });
      return mood;
    }
    const known = method === 'POST' && path.startsWith(base) && (where === 'events' || where === 'positions');
    if (!known) return this.#misshapen(path, 'there is no such call');
    if (!type.startsWith('application/json')) return this.#misshapen(path, `content-type ${type}`);
    return where === 'events' ? this.#readEvents(at, path, body) : this.#readPositions(at, path, body);
  }

  #readEvents(at: number, path: string, body: Buffer): Mood | null {
    const { data, error } = statusReports.safeParse(jsonIn(body));
    if (!data) return this.#misshapen(path, faultOf(error));
    const times = data.events.map((event) => this.#timesToldOf(event));
    const mood = this.#moodFor(Math.max(...times));
    this.events.push(...data.events.map((event) => ({ at, mood, event })));
    return mood;
  }

  #readPositions(at: number, path: string, body: Buffer): Mood | null {
    const { data, error } = positionReports.safeParse(jsonIn(body));
    if (!data) return this.#misshapen(path, faultOf(error));
    this.positions.push(...data.positions.map((position) => ({ at, mood: 'well' as const, position })));
    return 'well';
  }

  #timesToldOf({ order_id: orderId, sequence }: StatusReport): number {
    return this.eventsOf(orderId).filter(({ event }) => event.sequence === sequence).length;
  }

  /** The first time a report is answered with a failure or not at all, in turn, so that all of it has to come again. */
  #moodFor(timesTold: number): Mood {
    if (timesTold === 0) return this.requests % 2 === 0 ? 'fails' : 'silent';
    return 'well';
  }

  #misshapen(path: string, why: string): null {
    this.misshapen.push(`${path}: ${why}`);
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
  return first ? `${first.path.map(String).join('.')}: ${first.message}` : 'another shape';
}
