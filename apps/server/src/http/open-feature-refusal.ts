import { type ErrorAnswer, errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import * as z from 'zod/mini';
import { decoded } from './plain-text.ts';

/** The base path of the open remote evaluation protocol. */
export const openFeatureBase = '/ofrep/v1';

/** A refusal with the protocol's fields in addition to those of the contract's errors. */
export const openFeatureError = z.extend(errorAnswer, {
  key: z.optional(z.string()),
  errorCode: z.enum(['PARSE_ERROR', 'INVALID_CONTEXT', 'FLAG_NOT_FOUND', 'GENERAL']),
  errorDetails: z.string(),
});

const codes: Readonly<Record<string, z.infer<typeof openFeatureError>['errorCode']>> = {
  'request.malformed': 'PARSE_ERROR',
  'request.invalid': 'INVALID_CONTEXT',
  'request.unknown-path': 'FLAG_NOT_FOUND',
};

export function isOpenFeature(url: string): boolean {
  return url.startsWith(`${openFeatureBase}/`);
}

/** @param url of the request, whose path may name a flag */
export function openFeatureRefusal(answer: ErrorAnswer, url: string): z.infer<typeof openFeatureError> {
  const key = /\/evaluate\/flags\/([^/?]+)/.exec(url)?.[1];
  const errorCode = codes[answer.errors[0]?.code ?? ''] ?? 'GENERAL';
  return { ...answer, ...(key === undefined ? {} : { key: decoded(key) }), errorCode, errorDetails: answer.message };
}
