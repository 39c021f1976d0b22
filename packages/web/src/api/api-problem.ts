/** What can go wrong before there is an answer; texts are in `errors.json` beside the server's. */
export type ClientProblemKey = 'client.offline' | 'client.unreachable' | 'client.unexpected-answer';

/** One refusal of an answer. `field` is the dotted path in the request; `values` are the facts that the text needs. */
export interface Problem {
  code: string;
  translationKey: string;
  field: string | null;
  values: Record<string, string | number>;
}

/** The one shape of a call that did not succeed. `status` 0 is no answer at all. */
export class ApiProblem extends Error implements Problem {
  readonly status: number;
  readonly code: string;
  readonly translationKey: string;
  readonly field: string | null;
  readonly values: Record<string, string | number>;
  readonly requestId: string | null;
  /** How long the server asks to wait before the next attempt, in milliseconds. */
  readonly retryAfter: number | null;
  /** Every refusal of the answer, the first of which is this problem itself. */
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

  /** No answer came: worth saying that the network may be the reason. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** A problem of this side of the wire. */
export function clientProblem(key: ClientProblemKey, status = 0, cause?: unknown): ApiProblem {
  return new ApiProblem(status, [{ code: key, translationKey: key, field: null, values: {} }], null, { cause });
}

/** Reads an error answer (contract/errors/error-answer.ts); anything else, as from a proxy, is a failure of the server. */
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
