import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import type { Fetch } from './bounded-fetch.ts';

const brokenConnection: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const once = retry(
  handleWhen((error) => brokenConnection.has(codeOf(error))),
  { maxAttempts: 1, backoff: new ConstantBackoff(0) },
);

/** Sends the request a second time when its connection breaks: the service may have closed a keep-alive connection just then. */
export const retriedFetch: Fetch = (input, init) => once.execute(() => fetch(input, init));

/** The error code of a failed fetch, such as ECONNREFUSED; it names no address. */
export function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
