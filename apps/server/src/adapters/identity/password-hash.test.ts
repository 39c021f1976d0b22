import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

describe('a password', () => {
  it('is kept as an argon2id PHC string with OWASP’s figures and a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('Demo-rider-1!'), hashPassword('Demo-rider-1!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('is known again, in whichever form its letters are composed, and no other is', async () => {
    const hash = await hashPassword('Café-rider-1!');
    expect(await isPassword('Cafe\u0301-rider-1!', hash)).toBe(true);
    expect(await isPassword('Cafe-rider-1!', hash)).toBe(false);
  });

  it('is hashed beside the event loop, which goes on meanwhile', async () => {
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await hashPassword('Demo-rider-1!');
    clearImmediate(next);
    expect(turns).toBeGreaterThan(2);
  });

  it('that is stored as anything else is damage, and no wrong password', async () => {
    await expect(isPassword('x', 'plain text')).rejects.toThrow(/PHC/);
    await expect(isPassword('x', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$dGFn')).rejects.toThrow(/PHC/);
  });
});
