import type { Call, CallAnswer, CallRequest } from '@riderbell/contract/call.ts';
import { pathOf } from '@riderbell/contract/call.ts';
import type { Clock } from '../clock.ts';
import { ApiProblem, clientProblem, problemOf } from './api-problem.ts';
import { retryAfterOf, type RetryParts, withRetries } from './retries.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** One for each submission of a person, kept when the submission is tried again (specification §7). */
  idempotencyKey?: string;
  /** How often a failed attempt is repeated; 3 when absent (specification §7, Transport). */
  retries?: number;
}

/** A call that honours `Idempotency-Key` must be given one, or it does not compile. */
export type CallOptionsOf<C> = C extends { idempotent: true }
  ? [options: CallOptions & { idempotencyKey: string }]
  : [options?: CallOptions];

export type CallApi = <C extends Call>(
  call: C,
  request: CallRequest<C>,
  ...options: CallOptionsOf<C>
) => Promise<CallAnswer<C>>;

/** Who asks. `renew` trades the refused credential for a fresh one, or says no with null. */
export interface Credentials {
  authorization(): string | null;
  renew(refused: string | null): Promise<string | null>;
  /** The server does not know the session any more. */
  refused(): void;
}

export interface ApiClientParts extends RetryParts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Where the calls are: an origin without a slash at its end, or empty for the page's own. */
  base: () => string;
  clock: Clock;
  credentials: Credentials | null;
  /** Set in development and tests: an answer that breaks the contract fails at once instead of far away. */
  checkAnswers: boolean;
}

const attemptTimeout = 20_000;
const sessionCodes: ReadonlySet<string> = new Set(['session.required', 'session.expired', 'session.invalid']);

/** The one way to the wire: identity, retries and errors are the same for every call of the contract. */
export function createApiClient(parts: ApiClientParts): CallApi {
  return async (call, request, ...[options = {}]) => {
    const url = parts.base() + urlOf(call, request);
    const attempt = async (authorization: string | null) => {
      const response = await parts.fetch(url, initOf(call, request, authorization, options));
      return readAnswer(call, response, parts);
    };
    return withRetries(parts, { ...options, method: call.method }, () => withSession(parts.credentials, call, attempt));
  };
}

/**
 * Reads a file, as bytes, with the identity, the retries and the errors of a call: an image element would send no
 * credential. Throws an `ApiProblem`.
 */
export type ReadFile = (path: string, options?: Pick<CallOptions, 'signal'>) => Promise<Blob>;

export function createFileReader(parts: ApiClientParts): ReadFile {
  const kind = { method: 'GET', access: 'session' } as const;
  return async (path, options = {}) => {
    const attempt = async (authorization: string | null) => {
      const headers: Record<string, string> = authorization === null ? {} : { authorization };
      const init: RequestInit = { headers, credentials: 'omit', signal: signalOf(options) };
      const response = await parts.fetch(parts.base() + path, init);
      if (!response.ok) throw await refusalOf(response, parts.clock);
      return response.blob();
    };
    return withRetries(parts, { ...options, method: kind.method }, () => withSession(parts.credentials, kind, attempt));
  };
}

async function withSession<T>(
  credentials: Credentials | null,
  call: Pick<Call, 'access'>,
  attempt: (authorization: string | null) => Promise<T>,
): Promise<T> {
  const authorization = call.access !== 'public' ? (credentials?.authorization() ?? null) : null;
  try {
    return await attempt(authorization);
  } catch (error) {
    if (!(error instanceof ApiProblem) || !sessionCodes.has(error.code) || credentials === null) throw error;
    const renewed = await credentials.renew(authorization);
    if (renewed === null) {
      credentials.refused();
      throw error;
    }
    return attempt(renewed);
  }
}

/** The parts of a request as the wire sees them; `CallRequest` has tied them to the call already. */
interface SentParts {
  params?: Record<string, string> | undefined;
  query?: Record<string, string | undefined> | undefined;
  body?: unknown;
}

function urlOf(call: Call, request: SentParts): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return pathOf(call, request.params) + (text === '' ? '' : `?${text}`);
}

function initOf(call: Call, request: SentParts, authorization: string | null, options: CallOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (authorization !== null) headers.authorization = authorization;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  const init: RequestInit = {
    method: call.method,
    headers,
    credentials: 'omit',
    signal: signalOf(options),
  };
  if (call.method !== 'GET') {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(request.body ?? {});
  }
  return init;
}

/** Ends an attempt when the caller does not want it any more, or when it takes too long. */
function signalOf({ signal }: CallOptions): AbortSignal {
  const timeout = AbortSignal.timeout(attemptTimeout);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

async function refusalOf(response: Response, clock: Clock): Promise<ApiProblem> {
  const { status, headers } = response;
  const retryAfter = retryAfterOf(headers.get('retry-after'), clock.now());
  return problemOf(status, parseJson(await response.text()), headers.get('x-request-id'), retryAfter);
}

async function readAnswer<C extends Call>(
  call: C,
  response: Response,
  { checkAnswers, clock }: Pick<ApiClientParts, 'checkAnswers' | 'clock'>,
): Promise<CallAnswer<C>> {
  if (!response.ok) throw await refusalOf(response, clock);
  const body = parseJson(await response.text());
  if (body === undefined) throw clientProblem('client.unexpected-answer', response.status);
  if (checkAnswers) {
    const checked = call.answer.safeParse(body);
    if (!checked.success) throw clientProblem('client.unexpected-answer', response.status, checked.error);
  }
  return body as CallAnswer<C>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
