import { ApiProblem, clientProblem } from './api-problem.ts';

export interface RetryParts {
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  isOffline: () => boolean;
}

/** What tells how often an attempt is made, and whether it may be repeated. */
export interface Repeated {
  method: 'GET' | 'POST' | 'PUT';
  idempotencyKey?: string;
  retries?: number;
  signal?: AbortSignal;
}

/** specification §7, Transport: three times, after one second times the attempt. */
const retryDelay = 1000;
const defaultRetries = 3;
/** A server that asks for more is not asked again: a person waits for the answer, and the message says it at once. */
const longestRetryAfter = 15_000;
/** Methods that may be repeated after a failure of the server without doing the thing twice. */
const repeatable: ReadonlySet<string> = new Set(['GET', 'PUT']);
/** Answers that say "not now" and have done nothing: 425 is a proxy's word for what our own server says with a code. */
const notNow: ReadonlySet<number> = new Set([425, 429]);

/** Makes an attempt, and makes it again by the specification's rule. Throws an `ApiProblem`, or why the caller left. */
export async function withRetries<T>(parts: RetryParts, repeated: Repeated, attempt: () => Promise<T>): Promise<T> {
  const retries = repeated.retries ?? defaultRetries;
  for (let tried = 0; ; tried += 1) {
    if (parts.isOffline()) throw clientProblem('client.offline');
    try {
      return await attempt();
    } catch (error) {
      repeated.signal?.throwIfAborted();
      const problem =
        error instanceof ApiProblem
          ? error
          : clientProblem(parts.isOffline() ? 'client.offline' : 'client.unreachable', 0, error);
      if (tried >= retries || !mayRepeat(repeated, problem)) throw problem;
      await parts.wait(Math.max(retryDelay * (tried + 1), problem.retryAfter ?? 0), repeated.signal);
    }
  }
}

function mayRepeat({ method, idempotencyKey }: Repeated, problem: ApiProblem): boolean {
  if (problem.code === 'client.unexpected-answer') return false;
  if ((problem.retryAfter ?? 0) > longestRetryAfter) return false;
  if (problem.status === 0 || notNow.has(problem.status) || problem.code === 'idempotency.in-progress') return true;
  return problem.status >= 500 && (repeatable.has(method) || idempotencyKey !== undefined);
}

/**
 * The wait that a `Retry-After` header asks for, in milliseconds: it holds seconds or a date (RFC 9110). Null for none, and for
 * what is neither.
 */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
