/**
 * The e-mail address typed on the last account screen, so that the next one need not ask again. It is held in memory
 * only: a reload or a sign-in drops it.
 */
let typed = '';

export const typedEmail = {
  get: (): string => typed,
  set(email: string): void {
    typed = email.trim();
  },
};
