/**
 * The e-mail that was typed on the last account screen, so that the next one asks for it no more. It lives in this page alone: a reload
 * or a sign-in ends it.
 */
let typed = '';

export const typedEmail = {
  get: (): string => typed,
  set(email: string): void {
    typed = email.trim();
  },
};
