import type { ErrorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { errorCodes, type ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import { errorSentences } from './error-sentences.ts';

/** Thrown by a hook or a route to refuse the request. */
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

/** Maps Fastify's error codes to those of the contract. */
const transportCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_INVALID_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  // The client closed the connection during its body. No one reads this answer, and it is no failure of the server.
  ECONNRESET: 'request.malformed',
  ERR_STREAM_PREMATURE_CLOSE: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.unknown-path',
  FST_ERR_NOT_FOUND: 'request.unknown-path',
};

/**
 * The only place that turns errors into answers. Known errors keep their code; all others are `server.failure` without details.
 * @param isUnavailable whether the error means that the database is unavailable
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

/** A refusal of a feature only names its field. */
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

/** The codes for statuses of the framework's errors; any other status below 500 is a malformed request. */
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
 * The code of an error with which Fastify, a plugin or the JSON parser blames the client. The status is not enough: clients of outside
 * services set the status of the answer that they received.
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

/** One problem per field; unknown fields are listed one by one. */
function invalidFields({ keyword, instancePath, message, params }: Violation): Problem[] {
  const path = instancePath.split('/').filter((part) => part !== '');
  const keys = keyword === 'unrecognized_keys' && Array.isArray(params['keys']) ? params['keys'] : [null];
  return keys.map((key) => {
    const field = (typeof key === 'string' ? [...path, key] : path).join('.');
    const said = typeof key === 'string' ? 'is not a known field' : (message ?? 'does not have the described form');
    return { code: 'request.invalid', message: `${field || 'The request'} ${said}.`, ...(field ? { field } : {}) };
  });
}
