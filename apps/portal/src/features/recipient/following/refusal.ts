import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';

/** Why a link shows nothing, as far as its reader can act on it. */
export type Refusal = 'not-found' | 'expired' | 'not-ready' | 'too-many' | 'offline' | 'unreachable' | 'failure';

/** Refusals that another request will not change. */
const final: ReadonlySet<Refusal> = new Set(['not-found', 'expired', 'not-ready']);

export function isFinal(refusal: Refusal): boolean {
  return final.has(refusal);
}

export function refusalOf({ status, code }: Pick<ApiProblem, 'status' | 'code'>): Refusal {
  if (code === 'client.offline') return 'offline';
  if (status === 0) return 'unreachable';
  if (code === 'receipt.not-ready') return 'not-ready';
  if (status === 410) return 'expired';
  if (status === 429) return 'too-many';
  // An address that was cut short or mistyped may not even look like an order's.
  return status >= 400 && status < 500 && status !== 408 && status !== 425 ? 'not-found' : 'failure';
}

/** Any failure as an `ApiProblem`; an unknown error is a failure of the portal. */
export function problemOfFailure(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : clientProblem('client.unexpected-answer', 500, error);
}
