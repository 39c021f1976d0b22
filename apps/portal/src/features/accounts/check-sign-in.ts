import type { TextKey } from '@riderbell/messages/texts.ts';

export interface SignIn {
  email: string;
  password: string;
}

/**
 * The text keys of the faults of the typed values; null without a fault. Only the server knows whether they are
 * correct.
 */
export interface SignInFaults {
  email: TextKey<'accounts'> | null;
  password: TextKey<'accounts'> | null;
}

export function checkSignIn({ email, password }: SignIn): SignInFaults {
  return { email: emailFault(email.trim()), password: password === '' ? 'password.missing' : null };
}

function emailFault(email: string): TextKey<'accounts'> | null {
  if (email === '') return 'email.missing';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : 'email.wrong';
}
