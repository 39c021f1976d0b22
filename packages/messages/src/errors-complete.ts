import type { ErrorTranslationKey } from '@riderbell/contract/errors/error-codes.ts';
import type { IdentityFailure } from '@riderbell/contract/errors/identity-failures.ts';
import accountErrors from './en/account-errors.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import vouchers from './en/vouchers.json' with { type: 'json' };

/** Does not compile while an error of the wire has no text. */
export const errorTexts: Record<ErrorTranslationKey, string> = { ...errors, ...accountErrors, ...vouchers };

/** Nor while one of the identity provider's failures has none (specification §8, Login). */
export const identityFailureTexts: Record<`auth.${IdentityFailure}`, string> = accountErrors;
