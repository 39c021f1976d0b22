/** Asks an outside service for JSON, within a time and a size, and leaves it alone for a while when it fails. */

/** What a service did instead of answering. */
export type ServiceTrouble =
  /** No whole answer in time. */
  | 'slow'
  | 'unreachable'
  /** It asks to be left alone for a while: 429, or 503 with Retry-After. */
  | 'busy'
  | 'failing'
  /** It does not take our key: 401 or 403. */
  | 'denied'
  /** No JSON, or not what its documentation says. */
  | 'unreadable'
  /** It was not asked, because it failed just now. */
  | 'resting';

/** Names the service and its trouble and nothing else: addresses, headers and the service's own words may hold a key. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly trouble: ServiceTrouble;

  constructor(service: string, trouble: ServiceTrouble, detail = '') {
    super(`${service} is ${trouble}${detail === '' ? '' : `: ${detail}`}`);
    this.trouble = trouble;
  }
}

export interface ServiceQuestion {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; without it the question is a GET. */
  readonly body?: unknown;
}

export interface ServiceAnswer {
  /** Below 500 and none of 401, 403 and 429. */
  readonly status: number;
  /** null for a refusal that is no JSON. */
  readonly body: unknown;
}

export interface ServiceParts {
  /** For messages and the log. */
  readonly name: string;
  /** For one question, its second try included. */
  readonly timeoutMilliseconds: number;
  /** Epoch ms; the clock of this process when absent. */
  readonly now?: () => number;
}

const mostBytes = 1_000_000;
const failuresBeforeRest = 5;
const restMilliseconds = 10_000;
const pause = { usual: 5, least: 1, most: 300 } as const;

export class ServiceClient {
  readonly #parts: ServiceParts;
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = 0;
  #probing = false;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /**
   * After five failures in a row the service rests for ten seconds, and as long as it says when it is busy; then one question
   * goes out to see whether it is back.
   * @throws ServiceFailure
   */
  async ask(question: ServiceQuestion, signal?: AbortSignal): Promise<ServiceAnswer> {
    const rested = this.#restsUntil !== 0;
    if (this.#now() < this.#restsUntil || (rested && this.#probing)) throw this.failure('resting');
    this.#probing = rested;
    try {
      const answer = await this.#answer(question, signal);
      this.#failures = 0;
      this.#restsUntil = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      if (rested || this.#failures >= failuresBeforeRest) this.#rest(restMilliseconds);
      throw error;
    } finally {
      this.#probing = false;
    }
  }

  /** For a service that says in the body of an answer what others say with 429. */
  busy(): ServiceFailure {
    this.#rest(pause.usual * 1000);
    return this.failure('busy');
  }

  failure(trouble: ServiceTrouble, detail = ''): ServiceFailure {
    return new ServiceFailure(this.#parts.name, trouble, detail);
  }

  #rest(milliseconds: number): void {
    this.#restsUntil = Math.max(this.#restsUntil, this.#now() + milliseconds);
  }

  async #answer(question: ServiceQuestion, outer?: AbortSignal): Promise<ServiceAnswer> {
    const timeout = AbortSignal.timeout(this.#parts.timeoutMilliseconds);
    const signal = outer ? AbortSignal.any([outer, timeout]) : timeout;
    try {
      const response = await send(question, signal);
      const { status } = response;
      const retryAfter = response.headers.get('retry-after');
      if (status === 429 || (status === 503 && retryAfter !== null)) {
        this.#rest(secondsToWait(retryAfter, this.#now()) * 1000);
        throw this.failure('busy');
      }
      if (status === 401 || status === 403) throw this.failure('denied', String(status));
      if (status >= 500) throw this.failure('failing', String(status));
      const body = jsonOf(await textOf(response));
      if (status < 300 && body === undefined) throw this.failure('unreadable', 'no JSON');
      return { status, body: body ?? null };
    } catch (error) {
      throw error instanceof ServiceFailure ? error : this.#named(error);
    }
  }

  #named(error: unknown): ServiceFailure {
    if (error instanceof TooLong) return this.failure('unreadable', `more than ${mostBytes} bytes`);
    const name = error instanceof Error ? error.name : '';
    if (name === 'TimeoutError' || name === 'AbortError') return this.failure('slow');
    return this.failure('unreachable', codeOf(error));
  }
}

class TooLong extends Error {}

/** A kept connection may have been closed by the other side just then, so a question whose socket broke is asked once more. */
async function send(question: ServiceQuestion, signal: AbortSignal): Promise<Response> {
  try {
    return await sendOnce(question, signal);
  } catch (error) {
    if (!['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))) throw error;
    return sendOnce(question, signal);
  }
}

function sendOnce({ url, headers, body }: ServiceQuestion, signal: AbortSignal): Promise<Response> {
  const asJson = body === undefined ? {} : { 'content-type': 'application/json' };
  return fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', ...asJson, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // An answer from elsewhere is none of the service’s, and a key must not follow it there.
    redirect: 'error',
    signal,
  });
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop ends the stream, and with it the connection.
    if (length > mostBytes) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** undefined when it is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Such as ECONNREFUSED; nothing of the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function secondsToWait(header: string | null, now: number): number {
  const given = header?.trim() ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(pause.most, Math.max(pause.least, seconds)) : pause.usual;
}
