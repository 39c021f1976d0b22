/** Errors that the client itself finds; their texts are in `errors.json`, beside those of the server. */
export type ClientProblemKey = 'client.offline' | 'client.unreachable' | 'client.unexpected-answer';

/** One error of an answer. `field` is the dotted path in the request; `values` fill the placeholders of the text. */
export interface Problem {
  code: string;
  translationKey: string;
  field: string | null;
  values: Record<string, string | number>;
}

/** The error that every failed call throws. `status` is 0 if there was no answer at all. */
export class ApiProblem extends Error implements Problem {
  readonly status: number;
  readonly code: string;
  readonly translationKey: string;
  readonly field: string | null;
  readonly values: Record<string, string | number>;
  readonly requestId: string | null;
  /** How long the server asks to wait before the next attempt, in milliseconds. */
  readonly retryAfter: number | null;
  /** All errors of the answer; the first is this problem itself. */
  readonly all: readonly Problem[];

  constructor(
    status: number,
    problems: readonly [Problem, ...Problem[]],
    requestId: string | null,
    { cause, retryAfter = null }: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(`${problems[0].code} (${status})`, { cause });
    this.name = 'ApiProblem';
    const [first] = problems;
    this.status = status;
    this.code = first.code;
    this.translationKey = first.translationKey;
    this.field = first.field;
    this.values = first.values;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.all = problems;
  }

  /** Whether no answer came, so that the network may be the reason. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** A problem that the client found. */
export function clientProblem(key: ClientProblemKey, status = 0, cause?: unknown): ApiProblem {
  return new ApiProblem(status, [{ code: key, translationKey: key, field: null, values: {} }], null, { cause });
}

/** Reads an error answer (contract/errors/error-answer.ts). Anything else, for example from a proxy, counts as a server failure. */
export function problemOf(
  status: number,
  body: unknown,
  requestId: string | null,
  retryAfter: number | null = null,
): ApiProblem {
  const problems = isRecord(body) && Array.isArray(body.errors) ? body.errors.flatMap(readProblem) : [];
  const [first, ...others] = problems;
  const id = isRecord(body) && typeof body.request_id === 'string' ? body.request_id : requestId;
  if (first === undefined) return new ApiProblem(status, [fallbackFor(status)], id, { retryAfter });
  return new ApiProblem(status, [first, ...others], id, { retryAfter });
}

function readProblem(entry: unknown): Problem[] {
  if (!isRecord(entry) || typeof entry.code !== 'string') return [];
  const meta = isRecord(entry.meta) ? entry.meta : {};
  return [
    {
      code: entry.code,
      translationKey: typeof meta.translation_key === 'string' ? meta.translation_key : entry.code,
      field: typeof meta.field === 'string' ? meta.field : null,
      values: readValues(meta.values),
    },
  ];
}

function readValues(values: unknown): Record<string, string | number> {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}

function fallbackFor(status: number): Problem {
  const code =
    status === 429
      ? 'request.rate-limited'
      : status === 503 || status === 502
        ? 'server.unavailable'
        : 'server.failure';
  return { code, translationKey: code, field: null, values: {} };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
