/** Requests JSON from an outside service, with limits on time and size, and pauses after failures. */
import { AnswerTooLong, boundedFetch, type Fetch } from '../../outbound/bounded-fetch.ts';
import { codeOf, retriedFetch } from '../../outbound/retried-fetch.ts';
import { isBroken, ServiceBreaker } from '../../outbound/service-breaker.ts';

/** How a service failed. */
export type ServiceFault =
  /** No complete answer in time. */
  | 'slow'
  | 'unreachable'
  /** It asks the server to pause: 429, or 503 with Retry-After. */
  | 'busy'
  | 'failing'
  /** It does not accept the key: 401 or 403. */
  | 'denied'
  /** No JSON, or not as documented. */
  | 'unreadable'
  /** It was not asked, because it failed just now. */
  | 'resting';

/** Contains only the service and its fault: URLs, headers and the service's messages may contain a key. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly fault: ServiceFault;

  constructor(service: string, fault: ServiceFault, detail = '') {
    super(`${service} is ${fault}${detail === '' ? '' : `: ${detail}`}`);
    this.fault = fault;
  }
}

/** The service asks the server to pause for this long. */
class Busy extends ServiceFailure {
  readonly restMilliseconds: number;

  constructor(service: string, seconds: number) {
    super(service, 'busy');
    this.restMilliseconds = seconds * 1000;
  }
}

export interface ServiceQuestion {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; without a body the request is a GET. */
  readonly body?: unknown;
  /** For a service that reports in the body what others report with 429. */
  readonly isBusy?: (body: unknown) => boolean;
}

export interface ServiceAnswer {
  /** Below 500 and none of 401, 403 and 429. */
  readonly status: number;
  /** null for a refusal without JSON. */
  readonly body: unknown;
}

export interface ServiceParts {
  /** For messages and the log. */
  readonly name: string;
  /** For a request including its retry. */
  readonly timeoutMilliseconds: number;
}

const maxBytes = 1_000_000;
const pauseSeconds = { usual: 5, least: 1, most: 300 } as const;

export class ServiceClient {
  readonly #name: string;
  readonly #fetch: Fetch;
  readonly #breaker = new ServiceBreaker((error) => (error instanceof Busy ? error.restMilliseconds : null));

  constructor({ name, timeoutMilliseconds }: ServiceParts) {
    this.#name = name;
    this.#fetch = boundedFetch({ milliseconds: timeoutMilliseconds, bytes: maxBytes }, retriedFetch);
  }

  /**
   * Pauses after failures (`ServiceBreaker`), and for as long as a busy service asks.
   * @throws ServiceFailure
   */
  async ask(question: ServiceQuestion, signal?: AbortSignal): Promise<ServiceAnswer> {
    try {
      return await this.#breaker.run(() => this.#answer(question, signal));
    } catch (error) {
      throw error instanceof ServiceFailure ? error : this.#named(error);
    }
  }

  failure(fault: ServiceFault, detail = ''): ServiceFailure {
    return new ServiceFailure(this.#name, fault, detail);
  }

  async #answer({ url, headers, body, isBusy }: ServiceQuestion, signal?: AbortSignal): Promise<ServiceAnswer> {
    const asJson = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await this.#fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...asJson, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const { status } = response;
    const retryAfter = response.headers.get('retry-after');
    if (status === 429 || (status === 503 && retryAfter !== null)) {
      throw new Busy(this.#name, secondsToWait(retryAfter));
    }
    if (status === 401 || status === 403) throw this.failure('denied', String(status));
    if (status >= 500) throw this.failure('failing', String(status));
    const answer = jsonOf(await response.text());
    if (status < 300 && answer === undefined) throw this.failure('unreadable', 'no JSON');
    if (isBusy?.(answer) === true) throw new Busy(this.#name, pauseSeconds.usual);
    return { status, body: answer ?? null };
  }

  #named(error: unknown): ServiceFailure {
    if (isBroken(error)) return this.failure('resting');
    if (error instanceof AnswerTooLong) return this.failure('unreadable', `more than ${maxBytes} bytes`);
    const name = error instanceof Error ? error.name : '';
    if (name === 'TimeoutError' || name === 'AbortError') return this.failure('slow');
    return this.failure('unreachable', codeOf(error));
  }
}

/** Returns undefined if it is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function secondsToWait(header: string | null): number {
  const given = header?.trim() ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  const { usual, least, most } = pauseSeconds;
  return Number.isFinite(seconds) ? Math.min(most, Math.max(least, seconds)) : usual;
}
