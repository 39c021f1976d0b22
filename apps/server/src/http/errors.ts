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
  const first = problems[0]?.code ?? 'server.failure';
  return {
    status: errorCodes[first].status,
    message: problems.length === 1 ? (problems[0]?.message ?? errorSentences[first]) : errorSentences[first],
    errors: problems.map(({ code, field, values, message }) => ({
      code,
      message: message ?? errorSentences[code],
      meta: {
        translation_key: errorCodes[code].key,
        ...(field === undefined ? {} : { field }),
        ...(values === undefined ? {} : { values }),
      },
    })),
    request_id: requestId,
  };
}

function problemsOf(error: unknown, isUnavailable: (error: unknown) => boolean): readonly Problem[] {
  if (error instanceof RequestRefused) return error.refusals;
  if (hasZodFastifySchemaValidationErrors(error)) return error.validation.flatMap(invalidFields);
  if (isUnavailable(error)) return [{ code: 'server.unavailable' }];
  return [{ code: transportCode(error) ?? 'server.failure' }];
}

function transportCode(error: unknown): ErrorCode | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? transportCodes[error.code] : undefined;
  if (code) return code;
  // The JSON parser throws a plain SyntaxError for `__proto__` and broken text, with the status 400 upon it.
  return error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400 ? 'request.malformed' : null;
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
    const said = typeof key === 'string' ? 'is not a known field' : (message ?? errorSentences['request.invalid']);
    return { code: 'request.invalid', message: field ? `${field}: ${said}` : said, ...(field ? { field } : {}) };
  });
}
