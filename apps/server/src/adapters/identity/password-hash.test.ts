import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

describe('a stored password', () => {
  it('is an argon2id PHC string with OWASP’s parameters and a random salt', async () => {
    const [one, other] = await Promise.all([hashPassword('Demo-rider-1!'), hashPassword('Demo-rider-1!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('matches only the same password, in any Unicode normalisation', async () => {
    const hash = await hashPassword('Café-rider-1!');
    expect(await isPassword('Cafe\u0301-rider-1!', hash)).toBe(true);
    expect(await isPassword('Cafe-rider-1!', hash)).toBe(false);
  });

  it('is hashed without blocking the event loop', async () => {
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

  it('causes an error when it is no PHC string, instead of counting as a wrong password', async () => {
    await expect(isPassword('x', 'plain text')).rejects.toThrow(/PHC/);
    await expect(isPassword('x', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$dGFn')).rejects.toThrow(/PHC/);
  });
});
