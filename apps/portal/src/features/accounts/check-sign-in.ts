import type { TextKey } from '@riderbell/messages/texts.ts';

export interface SignIn {
  email: string;
  password: string;
}

/** What is wrong with what was typed, as the keys of its texts; null is nothing. The server alone knows whether they fit. */
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
