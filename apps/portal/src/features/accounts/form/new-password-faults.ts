import { passwordFaults, repeatedPasswordFault } from '@riderbell/domain/accounts/password-rules.ts';
import type { NewPassword } from './new-password-fields.tsx';

/** What is wrong with a new password and its repetition; of several broken rules the first, since the list shows all. */
export function newPasswordFaults({ password, repeated }: NewPassword): { password?: string; repeated?: string } {
  const [broken] = passwordFaults(password);
  const differs = repeatedPasswordFault(password, repeated);
  return { ...(broken !== undefined && { password: broken }), ...(differs !== null && { repeated: differs }) };
}
