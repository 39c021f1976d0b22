import { passwordFaults, repeatedPasswordFault } from '@riderbell/domain/accounts/password-rules.ts';
import type { NewPassword } from './new-password-fields.tsx';

/**
 * The faults of a new password and its repetition. Of several broken rules it returns the first, because the list shows
 * all.
 */
export function newPasswordFaults({ password, repeated }: NewPassword): { password?: string; repeated?: string } {
  const [broken] = passwordFaults(password);
  const differs = repeatedPasswordFault(password, repeated);
  return { ...(broken !== undefined && { password: broken }), ...(differs !== null && { repeated: differs }) };
}
