import type { Refusal } from '@riderbell/contract/handler.ts';
import { passwordFaults, type PasswordFaultKey } from '@riderbell/domain/accounts/password-rules.ts';

const codes = {
  'validation.password-length': 'password.length',
  'validation.password-number': 'password.number',
  'validation.password-uppercase': 'password.uppercase',
  'validation.password-lowercase': 'password.lowercase',
  'validation.password-letter': 'password.letter',
  'validation.password-special': 'password.special',
} as const satisfies Record<PasswordFaultKey, string>;

export type PasswordCode = (typeof codes)[PasswordFaultKey];

/** Every rule of specification §5 that a new password breaks, in its order. */
export function passwordRefusals(password: string): Refusal<PasswordCode>[] {
  return passwordFaults(password).map((key) => ({ code: codes[key], field: 'password' }));
}
