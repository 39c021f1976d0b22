import type { Call, CallAnswer, CallRequest } from '@riderbell/contract/call.ts';
import { pathOf } from '@riderbell/contract/call.ts';
import type { Clock } from '../clock.ts';
import { ApiProblem, clientProblem, problemOf } from './api-problem.ts';
import { retryAfterOf, type RetryParts, withRetries } from './retries.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** One key for each submission; a retry of the submission sends the same key (specification §7). */
  idempotencyKey?: string;
  /** The number of retries after a failed attempt; 3 by default (specification §7, Transport). */
  retries?: number;
  /** How long an attempt may take, in milliseconds; 20 seconds by default. */
  timeout?: number;
}

/** A call that supports `Idempotency-Key` does not compile without one. */
export type CallOptionsOf<C> = C extends { idempotent: true }
  ? [options: CallOptions & { idempotencyKey: string }]
  : [options?: CallOptions];

export type CallApi = <C extends Call>(
  call: C,
  request: CallRequest<C>,
  ...options: CallOptionsOf<C>
) => Promise<CallAnswer<C>>;

/** The caller's identity. `renew` exchanges the rejected credential for a new one, or returns null if it cannot. */
export interface Credentials {
  authorization(): string | null;
  renew(rejected: string | null): Promise<string | null>;
  /** Called when the server no longer accepts the session. */
  refused(): void;
}

export interface ApiClientParts extends RetryParts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The base address: an origin without a trailing slash, or empty for the page's own. */
  base: () => string;
  clock: Clock;
  credentials: Credentials | null;
  /** Set in development and tests, so that an answer that breaks the contract fails here and not later in a screen. */
  checkAnswers: boolean;
}

const attemptTimeout = 20_000;
const sessionCodes: ReadonlySet<string> = new Set(['session.required', 'session.expired', 'session.invalid']);

/** All calls of the contract go through this client, so that they share identity, retries and errors. */
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
 * Reads a file as bytes, with the identity, retries and errors of a call, because an image element would send no
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

/** Runs an attempt with the session's credential; if it is rejected, once more with a renewed one. */
export async function withSession<T>(
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

/** The untyped parts of a request; `CallRequest` has already checked them against the call. */
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

/** Aborts an attempt when the caller aborts, or after the timeout. */
function signalOf({ signal, timeout = attemptTimeout }: CallOptions): AbortSignal {
  const expiry = AbortSignal.timeout(timeout);
  return signal === undefined ? expiry : AbortSignal.any([signal, expiry]);
}

/** The problem that a refused answer describes. */
export async function refusalOf(response: Response, clock: Clock): Promise<ApiProblem> {
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
