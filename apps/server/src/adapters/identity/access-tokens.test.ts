import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { AccessTokens, accessSeconds } from './access-tokens.ts';

const secret = new Uint8Array(32).fill(7);
const tokens = new AccessTokens(secret, 'san');
const account = { id: 'account-1', email: 'a@riderbell.test', shownEmail: 'A@riderbell.test', name: 'A' };
const now = Date.parse('2026-11-21T04:00:00Z');
const seconds = now / 1000;
const minute = 60_000;

const invalid = { ok: false, why: 'session.invalid' };
const expired = { ok: false, why: 'session.expired' };
const claims = { iss: 'riderbell', aud: 'san', sub: 'account-1', sid: 's', use: 'access', email: 'a@riderbell.test' };
const whole = { ...claims, iat: seconds, exp: seconds + 60 };

const signed = (payload: Record<string, unknown>, alg = 'HS256', key = secret) =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(key);

describe('an access token', () => {
  it('identifies its account for a quarter of an hour', async () => {
    const { access } = await tokens.sign(account, 'session-1', now);
    const principal = {
      kind: 'merchant',
      accountId: 'account-1',
      email: 'a@riderbell.test',
      sessionId: 'session-1',
    };
    expect(await tokens.read(access, now)).toMatchObject({ ok: true, principal });
    expect(await tokens.read(access, now + accessSeconds * 1000 - 1)).toMatchObject({ ok: true });
    expect(await tokens.read(access, now + accessSeconds * 1000)).toEqual(expired);
  });

  it('is invalid when it is cut anywhere or any character is changed', async () => {
    const { access } = await tokens.sign(account, 'session-1', now);
    const cut = Array.from({ length: access.length }, (_, length) => access.slice(0, length));
    // The last character has two unused bits; every other character matters.
    const changed = Array.from(
      { length: access.length - 1 },
      (_, at) => access.slice(0, at) + (access[at] === 'A' ? 'B' : 'A') + access.slice(at + 1),
    );
    const read = await Promise.all([...cut, ...changed].map((token) => tokens.read(token, now)));
    expect(read.filter(({ ok }) => ok)).toEqual([]);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['unsigned (alg none)', () => new UnsecuredJWT(whole).encode()],
    ['signed with another key', () => signed(whole, 'HS256', new Uint8Array(32).fill(8))],
    ['signed with another algorithm', () => signed(whole, 'HS512', new Uint8Array(64).fill(7))],
    ['of another issuer', () => signed({ ...whole, iss: 'somebody' })],
    ['of another stage', () => signed({ ...whole, aud: 'prd' })],
    ['an id token', () => signed({ ...whole, use: 'id' })],
    ['without a session', () => signed({ ...whole, sid: undefined })],
    ['without an expiry', () => signed({ ...whole, exp: undefined })],
    ['without an issue time', () => signed({ ...whole, iat: undefined })],
    ['valid only from tomorrow', () => signed({ ...whole, nbf: seconds + 86_400, exp: seconds + 90_000 })],
    ['no token at all', () => 'a.b.c'],
    ['empty', () => ''],
  ])('is refused when it is %s', async (_, make) => {
    expect(await tokens.read(await make(), now)).toEqual(invalid);
  });

  it('counts as expired when it is from the future, because the clock was set back', async () => {
    const { access } = await tokens.sign(account, 'session-1', now);
    expect(await tokens.read(access, now - minute)).toMatchObject({ ok: true });
    expect(await tokens.read(access, now - 2 * minute)).toEqual(expired);
    expect(await tokens.read(access, now - 24 * 60 * minute)).toEqual(expired);
  });
});
