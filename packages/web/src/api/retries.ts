import { ApiProblem, clientProblem } from './api-problem.ts';

export interface RetryParts {
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  isOffline: () => boolean;
}

/** The properties of a request that decide whether, and how often, it is retried. */
export interface RetriedRequest {
  method: 'GET' | 'POST' | 'PUT';
  idempotencyKey?: string;
  retries?: number;
  signal?: AbortSignal;
}

/** Specification §7, Transport: three retries; each waits one second times the number of the attempt. */
const retryDelay = 1000;
const defaultRetries = 3;
/** If the server asks for a longer wait, fail at once: a person is waiting, and the message tells them when to try again. */
const longestRetryAfter = 15_000;
/** Idempotent methods, which may be retried after a server failure. */
const idempotentMethods: ReadonlySet<string> = new Set(['GET', 'PUT']);
/** Statuses of requests that were not processed and may be sent again. A proxy sends 425 where our server sends an error code. */
const notProcessed: ReadonlySet<number> = new Set([425, 429]);

/** Retries an attempt by the specification's rule. Throws an `ApiProblem`, or the reason why the caller aborted. */
export async function withRetries<T>(
  parts: RetryParts,
  request: RetriedRequest,
  attempt: () => Promise<T>,
): Promise<T> {
  const retries = request.retries ?? defaultRetries;
  for (let retry = 0; ; retry += 1) {
    if (parts.isOffline()) throw clientProblem('client.offline');
    try {
      return await attempt();
    } catch (error) {
      request.signal?.throwIfAborted();
      const problem =
        error instanceof ApiProblem
          ? error
          : clientProblem(parts.isOffline() ? 'client.offline' : 'client.unreachable', 0, error);
      if (retry >= retries || !mayRetry(request, problem)) throw problem;
      await parts.wait(Math.max(retryDelay * (retry + 1), problem.retryAfter ?? 0), request.signal);
    }
  }
}

function mayRetry({ method, idempotencyKey }: RetriedRequest, problem: ApiProblem): boolean {
  if (problem.code === 'client.unexpected-answer') return false;
  if ((problem.retryAfter ?? 0) > longestRetryAfter) return false;
  if (problem.status === 0 || notProcessed.has(problem.status) || problem.code === 'idempotency.in-progress')
    return true;
  return problem.status >= 500 && (idempotentMethods.has(method) || idempotencyKey !== undefined);
}

/**
 * The wait in milliseconds that a `Retry-After` header asks for, as seconds or as a date (RFC 9110). Null if the header is absent
 * or malformed.
 */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
