import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginLimits } from '../../src/features/accounts/login.ts';
import { describeCall } from '../covered.ts';
import { startTestingServer, type Session, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

const right = { email_address: demoAccount.email, password: demoAccount.password };
const wrong = { ...right, password: 'Wrong-rider-1!' };

const login = (body: typeof right) => server.client.call(calls.login, { body });
const vendors = (as: string | Session) => server.client.call(calls.listVendors, {}, { as });
const extend = (refreshToken: string) =>
  server.client.call(calls.extendLogin, { body: { refresh_token: refreshToken } });

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
    if (unknown.ok || known.ok) throw new Error('somebody was let in');
    // Whether the address is known must not show.
    expect({ ...unknown.error, request_id: '' }).toEqual({ ...known.error, request_id: '' });
    expect(known.status).toBe(401);
  },
  'login.too-many': async () => {
    const body = { ...wrong, email_address: 'guessed@riderbell.test' };
    const guesses = await Promise.all(Array.from({ length: loginLimits.perAccount + 3 }, () => login(body)));
    const refused = guesses.filter((guess) => guess.status === 429);
    expect(refused).toHaveLength(3);
    const [first] = refused;
    if (!first || first.ok) throw new Error('not refused');
    expect(first.error.errors[0]?.meta.values).toEqual({ seconds: 900 });
    expect(first.headers.get('retry-after')).toBe('900');
    server.clock.advance(loginLimits.windowMilliseconds);
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
});

describe('a session', () => {
  it('ends with its access token after a quarter of an hour, unless it is extended', async () => {
    const session = await server.signIn();
    server.clock.advance(15 * 60_000);
    expect(await server.client.refusal(calls.listVendors, {}, { as: session })).toEqual(['session.expired']);
    expect((await extend(session.refreshToken)).status).toBe(200);
  });

  it('ends when a refresh token comes a second time, for the thief and for the owner', async () => {
    const session = await server.signIn();
    const extended = await extend(session.refreshToken);
    if (!extended.ok) throw new Error('not extended');
    const fresh = extended.answer.result.AuthenticationResult;
    expect((await vendors(fresh.AccessToken)).status).toBe(200);
    expect((await extend(session.refreshToken)).status).toBe(401);
    expect((await vendors(fresh.AccessToken)).status).toBe(401);
    expect((await extend(fresh.RefreshToken)).status).toBe(401);
  });

  it('gives one of two that come with the same refresh token at once nothing, and ends', async () => {
    const session = await server.signIn();
    const both = await Promise.all([extend(session.refreshToken), extend(session.refreshToken)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const winner = both.find((answered) => answered.ok);
    if (!winner?.ok) throw new Error('nobody was extended');
    expect((await vendors(winner.answer.result.AuthenticationResult.AccessToken)).status).toBe(401);
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

  it('is not opened by a token that somebody else signed, or that nobody did', async () => {
    const { accessToken } = await server.signIn();
    const [, payload = ''] = accessToken.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${header}.${payload}.`, `${accessToken.slice(0, -4)}AAAA`]) {
      expect(await server.client.refusal(calls.listVendors, {}, { as: forged })).toEqual(['session.invalid']);
    }
  });

  it('of the portal comes with its id token behind a comma', async () => {
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
  it('knows an address in any letter case', async () => {
    expect((await login({ ...right, email_address: ' Demo@RiderBell.test ' })).status).toBe(200);
  });

  it('is not used up by those who know their password', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < loginLimits.perAccount + 5; times += 1) statuses.push((await login(right)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('at once by many is answered, two hashes at a time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => login(right)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});
