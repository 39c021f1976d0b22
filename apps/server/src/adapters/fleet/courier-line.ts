import { v7 as newId } from 'uuid';
import { signedHeaders } from './signatures.ts';

/** What the courier system answered; `body` is the JSON of a refusal, null for all else. */
export interface CourierAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface CourierLineParts {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  readonly timeoutMilliseconds: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The courier system did not take it, or did not say so: it is to be asked again. Names no secret and no answer. */
export class CourierTrouble extends Error {
  override readonly name = 'CourierTrouble';
}

const failuresBeforeRest = 5;
const restMilliseconds = 10_000;
const mostBytes = 64 * 1024;

/**
 * Sends signed requests to the courier system. After five failures in a row it is left alone for ten seconds, and then one
 * request finds out whether it is back: a courier system that hangs must not hold up every job of the server.
 */
export class CourierLine {
  readonly #parts: CourierLineParts;
  #failures = 0;
  #restsUntil = 0;
  #probing = false;

  constructor(parts: CourierLineParts) {
    this.#parts = parts;
  }

  /**
   * @param path below the courier system's address
   * @returns its answer below 500 and none of 408, 425 and 429
   * @throws CourierTrouble
   */
  async send(method: 'PUT' | 'POST', path: string, body: unknown): Promise<CourierAnswer> {
    const resting = this.#failures >= failuresBeforeRest;
    if (resting && (this.#parts.now() < this.#restsUntil || this.#probing)) {
      throw new CourierTrouble('the courier system was not asked, because it failed just now');
    }
    this.#probing = resting;
    try {
      const answer = await this.#send(method, path, JSON.stringify(body));
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= failuresBeforeRest) this.#restsUntil = this.#parts.now() + restMilliseconds;
      throw error;
    } finally {
      if (resting) this.#probing = false;
    }
  }

  async #send(method: 'PUT' | 'POST', path: string, body: string): Promise<CourierAnswer> {
    const { url: base, secret, timeoutMilliseconds, now } = this.#parts;
    const url = new URL(base + path);
    const response = await this.#fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'Riderbell-Request-Id': newId(),
        ...signedHeaders(secret, now(), { method, path: url.pathname, body: Buffer.from(body) }),
      },
      body,
      // Elsewhere the signature would not fit, and nobody said that our customers' addresses may go there.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const { status } = response;
    const again = status >= 500 || [408, 425, 429].includes(status);
    if (again) {
      await response.body?.cancel().catch(() => undefined);
      throw new CourierTrouble(`the courier system answered ${status}`);
    }
    return { status, body: await jsonOf(response) };
  }

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new CourierTrouble(
        late ? 'the courier system did not answer in time' : 'the courier system cannot be reached',
        {
          cause: error,
        },
      );
    }
  }
}

/** What a refusal says; null for everything that is no JSON, too long or broken off: the status says enough. */
async function jsonOf(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > mostBytes) return null;
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}
