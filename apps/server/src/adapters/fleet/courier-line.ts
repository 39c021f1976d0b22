import { v7 as newId } from 'uuid';
import { boundedFetch, type Fetch } from '../../outbound/bounded-fetch.ts';
import { isBroken, ServiceBreaker } from '../../outbound/service-breaker.ts';
import { signedHeaders } from './signatures.ts';

/** An answer of the courier system; `body` is its JSON, or null if it has none. */
export interface CourierAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface CourierLineParts {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secret: string;
  readonly timeoutMilliseconds: number;
  /** Epoch ms, for the signatures. */
  readonly now: () => number;
}

/** The courier system did not accept the request, or its answer was lost: send it again. Contains no secret and no answer. */
export class CourierUnavailable extends Error {
  override readonly name = 'CourierUnavailable';
}

const mostBytes = 64 * 1024;

/**
 * Sends signed requests to the courier system. After failures it pauses (`ServiceBreaker`), because a courier system that hangs must not
 * delay all jobs of the server.
 */
export class CourierLine {
  readonly #parts: CourierLineParts;
  readonly #fetch: Fetch;
  readonly #breaker = new ServiceBreaker();

  constructor(parts: CourierLineParts) {
    this.#parts = parts;
    this.#fetch = boundedFetch({ milliseconds: parts.timeoutMilliseconds, bytes: mostBytes });
  }

  /**
   * @param path below the courier system's address
   * @returns its answer below 500 and none of 408, 425 and 429
   * @throws CourierUnavailable
   */
  async send(method: 'PUT' | 'POST', path: string, body: unknown): Promise<CourierAnswer> {
    try {
      return await this.#breaker.run(() => this.#send(method, path, JSON.stringify(body)));
    } catch (error) {
      throw error instanceof CourierUnavailable ? error : new CourierUnavailable(reasonOf(error), { cause: error });
    }
  }

  async #send(method: 'PUT' | 'POST', path: string, body: string): Promise<CourierAnswer> {
    const { url: base, secret, now } = this.#parts;
    const url = new URL(base + path);
    const response = await this.#fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'Riderbell-Request-Id': newId(),
        ...signedHeaders(secret, now(), { method, path: url.pathname, body: Buffer.from(body) }),
      },
      body,
      // At another URL the signature would not fit, and the customers' addresses must not be sent there.
      redirect: 'manual',
    });
    const { status } = response;
    if (status >= 500 || [408, 425, 429].includes(status)) {
      await response.body?.cancel().catch(() => undefined);
      throw new CourierUnavailable(`the courier system answered ${status}`);
    }
    // If the body is no JSON, too long or incomplete, the status alone is the answer.
    return { status, body: await response.json().catch(() => null) };
  }
}

function reasonOf(error: unknown): string {
  if (isBroken(error)) return 'the courier system was not asked, because it failed just now';
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? 'the courier system did not answer in time' : 'the courier system cannot be reached';
}
