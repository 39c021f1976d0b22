import type { ErrorTranslationKey } from '@riderbell/contract/errors/error-codes.ts';
import type { IdentityFailure } from '@riderbell/contract/errors/identity-failures.ts';
import accountErrors from './en/account-errors.json' with { type: 'json' };
import bulkErrors from './en/bulk-errors.json' with { type: 'json' };
import devices from './en/devices.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import exports from './en/exports.json' with { type: 'json' };
import outlets from './en/outlets.json' with { type: 'json' };
import team from './en/team.json' with { type: 'json' };
import vouchers from './en/vouchers.json' with { type: 'json' };

/** Does not compile while an error code of the API has no text. */
export const errorTexts: Record<ErrorTranslationKey, string> = {
  ...errors,
  ...accountErrors,
  ...bulkErrors,
  ...devices,
  ...exports,
  ...outlets,
  ...team,
  ...vouchers,
};

/** Does not compile while a failure of the identity provider has no text (specification §8, Login). */
export const identityFailureTexts: Record<`auth.${IdentityFailure}`, string> = accountErrors;
