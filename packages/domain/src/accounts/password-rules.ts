/** The special characters of which a password needs one (specification §5). */
export const passwordSpecialCharacters = '!@#$%^&*';

export const passwordMinimumLength = 8;

type PasswordRule = { readonly key: PasswordFaultKey; readonly met: (password: string) => boolean };

export type PasswordFaultKey =
  | 'validation.password-length'
  | 'validation.password-number'
  | 'validation.password-uppercase'
  | 'validation.password-lowercase'
  | 'validation.password-letter'
  | 'validation.password-special';

/** The rules of specification §5, in its order, each with the key of its message. */
export const passwordRules: readonly PasswordRule[] = [
  { key: 'validation.password-length', met: (password) => [...password].length >= passwordMinimumLength },
  { key: 'validation.password-number', met: (password) => /\p{Nd}/u.test(password) },
  { key: 'validation.password-uppercase', met: (password) => /\p{Lu}/u.test(password) },
  { key: 'validation.password-lowercase', met: (password) => /\p{Ll}/u.test(password) },
  { key: 'validation.password-letter', met: (password) => /\p{L}/u.test(password) },
  {
    key: 'validation.password-special',
    met: (password) => [...passwordSpecialCharacters].some((character) => password.includes(character)),
  },
];

/** The keys of every rule that the password breaks; empty when it is good. */
export function passwordFaults(password: string): readonly PasswordFaultKey[] {
  return passwordRules.filter(({ met }) => !met(password)).map(({ key }) => key);
}

/** The key of the message when the repeated password differs, else null. */
export function repeatedPasswordFault(password: string, repeated: string): 'validation.passwords-differ' | null {
  return password === repeated ? null : 'validation.passwords-differ';
}
