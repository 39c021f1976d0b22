import type { ErrorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { errorCodes, type ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import { errorSentences } from './error-sentences.ts';

/** A refusal on its way out of a hook or a route. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly refusals: readonly Refusal<ErrorCode>[];

  constructor(...refusals: [Refusal<ErrorCode>, ...Refusal<ErrorCode>[]]) {
    super(refusals.map((refusal) => refusal.code).join(', '));
    this.refusals = refusals;
  }
}

interface Problem extends Refusal<ErrorCode> {
  message?: string;
}

/** How Fastify names what the transport refuses, in our words. */
const transportCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_INVALID_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  // The client hung up in the middle of its body: nobody reads this, and it is no failure of ours.
  ECONNRESET: 'request.malformed',
  ERR_STREAM_PREMATURE_CLOSE: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.unknown-path',
  FST_ERR_NOT_FOUND: 'request.unknown-path',
};

/**
 * The one place where an error becomes an answer. What is known keeps its code; everything else is `server.failure` and
 * tells nothing of its inside.
 * @param isUnavailable whether the failure says that the database cannot be reached now
 */
export function errorAnswerOf(
  error: unknown,
  requestId: string,
  isUnavailable: (error: unknown) => boolean,
): ErrorAnswer {
  return answerOf(problemsOf(error, isUnavailable), requestId);
}

export function answerOf(problems: readonly Problem[], requestId: string): ErrorAnswer {
  const [only] = problems;
  const first = only?.code ?? 'server.failure';
  return {
    status: errorCodes[first].status,
    message: only && problems.length === 1 ? sentenceOf(only) : errorSentences[first],
    errors: problems.map((problem) => ({
      code: problem.code,
      message: sentenceOf(problem),
      meta: {
        translation_key: errorCodes[problem.code].key,
        ...(problem.field === undefined ? {} : { field: problem.field }),
        ...(problem.values === undefined ? {} : { values: problem.values }),
      },
    })),
    request_id: requestId,
  };
}

/** A refusal of a feature names its field alone. */
function sentenceOf({ code, field, message }: Problem): string {
  if (message !== undefined) return message;
  return code === 'request.invalid' && field !== undefined ? `${field} is not valid.` : errorSentences[code];
}

function problemsOf(error: unknown, isUnavailable: (error: unknown) => boolean): readonly Problem[] {
  if (error instanceof RequestRefused) return error.refusals;
  if (hasZodFastifySchemaValidationErrors(error)) return error.validation.flatMap(invalidFields);
  if (isUnavailable(error)) return [{ code: 'server.unavailable' }];
  return [{ code: transportCode(error) ?? 'server.failure' }];
}

function transportCode(error: unknown): ErrorCode | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return transportCodes[code] ?? clientFault(error, code);
}

/** What a status of the framework's own errors means; every other one below 500 is a malformed request. */
const clientFaults: Readonly<Record<number, ErrorCode>> = {
  401: 'session.invalid',
  403: 'request.unknown-path',
  404: 'request.unknown-path',
  405: 'request.wrong-method',
  413: 'request.too-large',
  414: 'request.unknown-path',
  415: 'request.unsupported-type',
  429: 'request.rate-limited',
};

/**
 * An error by which Fastify, one of its plugins or the JSON parser blames the client. A status alone does not say so: the
 * clients of outside services put the status of the answer that they received upon their errors.
 */
function clientFault(error: Error, code: string): ErrorCode | null {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const blamesClient = code.startsWith('FST_') || error instanceof SyntaxError || ('expose' in error && error.expose);
  if (status < 400 || status >= 500 || blamesClient !== true) return null;
  return clientFaults[status] ?? 'request.malformed';
}

interface Violation {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** One problem for each field; unknown fields are named one by one. */
function invalidFields({ keyword, instancePath, message, params }: Violation): Problem[] {
  const path = instancePath.split('/').filter((part) => part !== '');
  const keys = keyword === 'unrecognized_keys' && Array.isArray(params['keys']) ? params['keys'] : [null];
  return keys.map((key) => {
    const field = (typeof key === 'string' ? [...path, key] : path).join('.');
    const said = typeof key === 'string' ? 'is not a known field' : (message ?? 'does not have the described form');
    return { code: 'request.invalid', message: `${field || 'The request'} ${said}.`, ...(field ? { field } : {}) };
  });
}
