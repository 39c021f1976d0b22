import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow } from '../../src/features/accounts/attempts.ts';
import { describeCall } from '../covered.ts';
import { guestToken, startGuestServer } from '../guests/guest-sessions.ts';
import { startTestingServer, type Session, type TestingServer } from '../testing-server.ts';
import { formOf, startOutsideServer } from './testing-accounts.ts';

let server: TestingServer;
let outside: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
  outside = await startOutsideServer();
});
afterAll(() => Promise.all([server.stop(), outside.stop()]));

const right = { email_address: demoAccount.email, password: demoAccount.password };
const wrong = { ...right, password: 'Wrong-rider-1!' };

const login = (body: typeof right) => server.client.call(calls.login, { body });
const vendors = (as: string | Session) => server.client.call(calls.listVendors, {}, { as });
const extend = (refreshToken: string, attempt?: string) =>
  server.client.call(calls.extendLogin, { body: { refresh_token: refreshToken, ...(attempt && { attempt }) } });

describeCall('login', () => server, {
  answers: async () => {
    const { result } = await server.client.answer(calls.login, { body: right });
    expect(result.user).toEqual({ id: demoAccount.id, email: demoAccount.email, name: demoAccount.name });
    expect(result.AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
    expect((await vendors(result.AuthenticationResult.AccessToken)).status).toBe(200);
  },
  'login.failed': async () => {
    const unknown = await server.client.call(calls.login, {
      body: { ...right, email_address: 'nobody@riderbell.test' },
    });
    const known = await login(wrong);
    if (unknown.ok || known.ok) throw new Error('the sign-in succeeded');
    // The answer must not reveal whether the address is known.
    expect({ ...unknown.error, request_id: '' }).toEqual({ ...known.error, request_id: '' });
    expect(known.status).toBe(401);
  },
  'login.user-not-confirmed': async () => {
    const form = formOf('waiting@riderbell.test');
    await server.client.answer(calls.register, { body: form });
    const body = { email_address: form.email_address, password: form.password };
    expect((await login({ ...body, password: 'Wrong-rider-1!' })).status).toBe(401);
    // Only a caller who knows the password learns that there is a registration.
    const answered = await login(body);
    if (answered.ok) throw new Error('the sign-in succeeded');
    expect(answered.error.errors[0]?.meta.translation_key).toBe('auth.user-not-confirmed');
  },
  'account.kept-elsewhere': async () => {
    const refused = await outside.client.call(calls.login, { body: right });
    if (refused.ok) throw new Error('the sign-in succeeded');
    expect(refused.error.errors[0]?.meta.values).toEqual({ provider: 'Merchant ID' });
    server.client.seen.push(...outside.client.seen);
  },
  'login.too-many': async () => {
    const body = { ...wrong, email_address: 'guessed@riderbell.test' };
    const guesses = await Promise.all(Array.from({ length: attemptLimits.login.network + 3 }, () => login(body)));
    const refused = guesses.filter((guess) => guess.status === 429);
    expect(refused).toHaveLength(3);
    const [first] = refused;
    if (!first || first.ok) throw new Error('not refused');
    expect(first.error.errors[0]?.meta.values).toEqual({ seconds: 900 });
    expect(first.headers.get('retry-after')).toBe('900');
    server.clock.advance(attemptWindow);
    expect((await login(body)).status).toBe(401);
  },
});

describeCall('extendLogin', () => server, {
  answers: async () => {
    const session = await server.signIn();
    const answered = await extend(session.refreshToken);
    if (!answered.ok) throw new Error('not extended');
    const tokens = answered.answer.result.AuthenticationResult;
    expect(tokens.RefreshToken).not.toBe(session.refreshToken);
    expect((await vendors(tokens.AccessToken)).status).toBe(200);
    expect((await extend(tokens.RefreshToken)).status).toBe(200);
  },
  'session.refresh-invalid': async () => {
    expect(await server.client.refusal(calls.extendLogin, { body: { refresh_token: 'never-given' } })).toEqual([
      'session.refresh-invalid',
    ]);
  },
});

describeCall('logout', () => server, {
  answers: async () => {
    const session = await server.signIn();
    expect((await vendors(session)).status).toBe(200);
    await server.client.answer(calls.logout, { body: {} }, { as: session });
    expect((await vendors(session)).status).toBe(401);
    expect((await extend(session.refreshToken)).status).toBe(401);
  },
  'session.account-required': async () => {
    const guests = await startGuestServer();
    try {
      const as = await guestToken(guests);
      const refused = await guests.client.refusal(calls.logout, { body: {} }, { as });
      expect(refused).toEqual(['session.account-required']);
      server.client.seen.push(...guests.client.seen);
    } finally {
      await guests.stop();
    }
  },
});

describe('a session', () => {
  it('expires with its access token after 15 minutes, unless it is extended', async () => {
    const session = await server.signIn();
    server.clock.advance(15 * 60_000);
    expect(await server.client.refusal(calls.listVendors, {}, { as: session })).toEqual(['session.expired']);
    expect((await extend(session.refreshToken)).status).toBe(200);
  });

  it('ends for both the thief and the owner when a refresh token is used twice', async () => {
    const session = await server.signIn();
    const extended = await extend(session.refreshToken);
    if (!extended.ok) throw new Error('not extended');
    const fresh = extended.answer.result.AuthenticationResult;
    expect((await vendors(fresh.AccessToken)).status).toBe(200);
    expect((await extend(session.refreshToken)).status).toBe(401);
    expect((await vendors(fresh.AccessToken)).status).toBe(401);
    expect((await extend(fresh.RefreshToken)).status).toBe(401);
  });

  it('ends when two requests use the same refresh token at once, and only one of them gets new tokens', async () => {
    const session = await server.signIn();
    const both = await Promise.all([extend(session.refreshToken), extend(session.refreshToken)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const winner = both.find((answered) => answered.ok);
    if (!winner?.ok) throw new Error('no request was extended');
    expect((await vendors(winner.answer.result.AuthenticationResult.AccessToken)).status).toBe(401);
  });

  describe('when the answer to its extension is lost', () => {
    const attempt = 'a'.repeat(32);
    const other = 'b'.repeat(32);
    const hour = 60 * 60_000;

    /** Signs in and extends the session with the key of an attempt. */
    async function extended() {
      const { refreshToken } = await server.signIn();
      return { spent: refreshToken, ...(await tokensOf(extend(refreshToken, attempt))) };
    }
    async function tokensOf(answering: ReturnType<typeof extend>) {
      const answered = await answering;
      if (!answered.ok) throw new Error('not extended');
      const { AccessToken, RefreshToken } = answered.answer.result.AuthenticationResult;
      return { access: AccessToken, refresh: RefreshToken };
    }
    /** The status of a second use of the spent token, followed by the statuses of the owner's access tokens. */
    async function statusesAfter(again: ReturnType<typeof extend>, ...ownerTokens: string[]): Promise<number[]> {
      const { status } = await again;
      return [status, ...(await Promise.all(ownerTokens.map(async (token) => (await vendors(token)).status)))];
    }

    it('returns the same refresh token for the same attempt, again and again, and continues with it', async () => {
      const { spent, access, refresh } = await extended();
      server.clock.advance(hour - 1000);
      const again = await tokensOf(extend(spent, attempt));
      expect(again.refresh).toBe(refresh);
      expect((await tokensOf(extend(spent, attempt))).refresh).toBe(refresh);
      expect((await vendors(again.access)).status).toBe(200);
      // If the first answer was only late, its tokens are valid too.
      server.clock.advance(-hour + 1000);
      expect((await vendors(access)).status).toBe(200);
      expect((await extend(refresh, other)).status).toBe(200);
    });

    it('returns the same refresh token to two simultaneous requests of the same attempt', async () => {
      const { refreshToken } = await server.signIn();
      const both = await Promise.all([1, 2].map(() => tokensOf(extend(refreshToken, attempt))));
      expect(new Set(both.map(({ refresh }) => refresh)).size).toBe(1);
      expect(await Promise.all(both.map(async ({ access }) => (await vendors(access)).status))).toEqual([200, 200]);
    });

    it('ends when the spent token comes without an attempt, or with another', async () => {
      for (const guessed of [undefined, other]) {
        const { spent, access } = await extended();
        expect(await statusesAfter(extend(spent, guessed), access)).toEqual([401, 401]);
      }
    });

    it('ends when the spent token comes after the new token was used', async () => {
      const { spent, access, refresh } = await extended();
      const next = await tokensOf(extend(refresh, other));
      expect(await statusesAfter(extend(spent, attempt), access, next.access)).toEqual([401, 401, 401]);
      expect((await extend(next.refresh)).status).toBe(401);
    });

    it('ends when the spent token comes after an hour', async () => {
      const { spent, refresh } = await extended();
      server.clock.advance(hour + 1000);
      expect(await statusesAfter(extend(spent, attempt))).toEqual([401]);
      expect((await extend(refresh)).status).toBe(401);
    });

    it('ends when the first extension had no attempt', async () => {
      const { refreshToken } = await server.signIn();
      const { access } = await tokensOf(extend(refreshToken));
      expect(await statusesAfter(extend(refreshToken, attempt), access)).toEqual([401, 401]);
    });

    it('returns nothing after its end', async () => {
      const { spent, access } = await extended();
      await server.client.answer(calls.logout, { body: {} }, { as: access });
      expect(await statusesAfter(extend(spent, attempt), access)).toEqual([401, 401]);
    });

    it('refuses an attempt key that could be guessed', async () => {
      const body = { refresh_token: 'never-given', attempt: '1' };
      expect(await server.client.refusal(calls.extendLogin, { body })).toEqual(['request.invalid']);
    });
  });

  it('cannot be extended after thirty days', async () => {
    const session = await server.signIn();
    server.clock.advance(30 * 86_400_000 + 1);
    expect((await extend(session.refreshToken)).status).toBe(401);
  });

  it('is not opened by an id token', async () => {
    const { tokens } = await server.signIn();
    expect(await server.client.refusal(calls.listVendors, {}, { as: tokens.IdToken })).toEqual(['session.invalid']);
  });

  it('is not opened by a token with a foreign signature or none', async () => {
    const { accessToken } = await server.signIn();
    const [, payload = ''] = accessToken.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${header}.${payload}.`, `${accessToken.slice(0, -4)}AAAA`]) {
      expect(await server.client.refusal(calls.listVendors, {}, { as: forged })).toEqual(['session.invalid']);
    }
  });

  it('accepts the access token with its id token behind a comma, as the portal sends them', async () => {
    const { tokens } = await server.signIn();
    const as = `${tokens.AccessToken},${tokens.IdToken}`;
    expect((await server.client.call(calls.listVendors, {}, { as })).status).toBe(200);
  });

  it('leaves no token and no password in the log or in the database', async () => {
    const { tokens, refreshToken } = await server.signIn();
    await extend(refreshToken);
    const { rows } = await server.server.database.pool.query<{ text: string }>(
      'select row_to_json(t)::text as text from refresh_tokens t union all select row_to_json(a)::text from accounts a',
    );
    const stored = rows.map(({ text }) => text).join('\n') + server.log();
    for (const secret of [tokens.AccessToken, tokens.IdToken, refreshToken, demoAccount.password]) {
      expect(stored).not.toContain(secret);
    }
  });
});

describe('signing in', () => {
  it('recognises an address in upper or lower case', async () => {
    expect((await login({ ...right, email_address: ' Demo@RiderBell.test ' })).status).toBe(200);
  });

  it('never counts right passwords as attempts', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < attemptLimits.login.network + 5; times += 1) statuses.push((await login(right)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('succeeds for many at once, two hashes at a time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => login(right)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});
