import { describe, expect, it } from 'vitest';
import { checkSignIn } from './check-sign-in.ts';

describe('a sign-in', () => {
  it('needs an email and a password', () => {
    expect(checkSignIn({ email: ' ', password: '' })).toEqual({ email: 'email.missing', password: 'password.missing' });
  });

  it('needs a well-formed email', () => {
    expect(
      ['demo', 'demo@', '@shop.test', 'a b@shop.test'].map((email) => checkSignIn({ email, password: 'x' }).email),
    ).toEqual(Array.from({ length: 4 }, () => 'email.wrong'));
  });

  it('leaves everything else to the server', () => {
    expect(checkSignIn({ email: ' demo@riderbell.test ', password: ' ' })).toEqual({ email: null, password: null });
  });
});
