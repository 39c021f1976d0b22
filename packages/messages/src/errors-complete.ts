import type { ErrorTranslationKey } from '@riderbell/contract/errors/error-codes.ts';
import errors from './en/errors.json' with { type: 'json' };

/** Does not compile while an error of the wire has no text. */
export const errorTexts: Record<ErrorTranslationKey, string> = errors;
