import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow } from '../../src/features/accounts/attempts.ts';
import { describeCall } from '../covered.ts';
import { mailTo } from '../testing-mailbox.ts';
import { startTestingServer, type Session, type TestingServer } from '../testing-server.ts';
import { goodPassword, openAccount, refusesWeak, sessionAt, startOutsideServer } from './testing-accounts.ts';

const minute = 60_000;
const operator = 'operator-token-of-a-test-0123456789';
const newPassword = 'Fresh-rider-2!';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let server: TestingServer;
let outside: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { OPERATOR_TOKEN: operator } });
  outside = await startOutsideServer();
});
afterAll(() => Promise.all([server.stop(), outside.stop()]));

let numbered = 0;
/** Opens a new account and a session of it on each device. */
async function signedIn(devices: readonly string[]): Promise<{ email: string; sessions: [Session, ...Session[]] }> {
  server.clock.advance(attemptWindow);
  numbered += 1;
  const account = await openAccount(server, `owner${numbered}@riderbell.test`);
  const sessions: Session[] = [];
  for (const device of devices) {
    server.clock.advance(minute);
    sessions.push(await signInWith(account.email, account.password, device));
  }
  const [first, ...others] = sessions;
  if (!first) throw new Error('no device was given');
  return { email: account.email, sessions: [first, ...others] };
}

async function signInWith(email: string, password: string, userAgent: string): Promise<Session> {
  const { result } = await server.client.answer(
    calls.login,
    { body: { email_address: email, password } },
    { headers: { 'user-agent': userAgent } },
  );
  const tokens = result.AuthenticationResult;
  return { accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken, tokens };
}

const list = async (as: Session) => (await server.client.answer(calls.listSessions, {}, { as })).result.sessions;
const works = async (as: Session) => (await server.client.call(calls.listVendors, {}, { as })).status;
const change = (as: Session, present: string, password: string) =>
  server.client.call(calls.changePassword, { body: { present_password: present, password } }, { as });
const extend = (session: Session) =>
  server.client.call(calls.extendLogin, { body: { refresh_token: session.refreshToken } });

describeCall('listSessions', () => server, {
  answers: async () => {
    const { sessions } = await signedIn([phone, 'curl/8.5.0']);
    const [onPhone, other] = sessions;
    server.clock.advance(minute);
    await extend(onPhone);
    const listed = await list(other ?? onPhone);
    expect(listed).toEqual([
      {
        session_id: expect.any(String),
        browser: null,
        system: null,
        created_at: server.clock.iso(-minute),
        last_used_at: server.clock.iso(-minute),
        current: true,
      },
      {
        session_id: expect.any(String),
        browser: 'Chrome 130',
        system: 'Android',
        created_at: server.clock.iso(-2 * minute),
        last_used_at: server.clock.iso(),
        current: false,
      },
    ]);
  },
});

describeCall('endSession', () => server, {
  answers: async () => {
    const { sessions } = await signedIn([phone, phone]);
    const [one, other = one] = sessions;
    expect(await works(other)).toBe(200);
    const id = (await list(one)).find(({ current }) => !current)?.session_id ?? '';
    await server.client.answer(calls.endSession, { params: { id }, body: {} }, { as: one });
    expect([await works(one), await works(other), (await extend(other)).status]).toEqual([200, 401, 401]);
    expect(await list(one)).toHaveLength(1);
  },
  'session.not-found': async () => {
    const { sessions } = await signedIn([phone]);
    const [mine] = sessions;
    const stranger = (await list(await server.signIn()))[0]?.session_id ?? '';
    for (const id of ['never-opened', stranger]) {
      expect(await server.client.refusal(calls.endSession, { params: { id }, body: {} }, { as: mine })).toEqual([
        'session.not-found',
      ]);
    }
    expect(await works(await server.signIn())).toBe(200);
  },
});

describeCall('endOtherSessions', () => server, {
  answers: async () => {
    const { sessions } = await signedIn([phone, phone, phone]);
    const [mine, ...others] = sessions;
    const { result } = await server.client.answer(calls.endOtherSessions, { body: {} }, { as: mine });
    expect(result).toEqual({ ended_sessions: 2 });
    expect(await Promise.all(others.map(works))).toEqual([401, 401]);
    expect(await works(mine)).toBe(200);
    expect(await works(await server.signIn())).toBe(200);
  },
});

describeCall('disableAccount', () => server, {
  answers: async () => {
    const { email, sessions } = await signedIn([phone, phone]);
    const [one, other = one] = sessions;
    const disable = async (address: string, disabled: boolean) => {
      const body = { email_address: address, disabled };
      return (await server.client.answer(calls.disableAccount, { body }, { as: operator })).result;
    };
    const login = async () =>
      (await server.client.call(calls.login, { body: { email_address: email, password: goodPassword } })).status;
    // Tokens that were just accepted are refused at once.
    expect([await works(one), await works(other)]).toEqual([200, 200]);
    const socket = await server.live(one);
    expect(await disable(email.toUpperCase(), true)).toEqual({ known: true, ended_sessions: 2 });
    expect([await works(one), await works(other), (await extend(one)).status, await login()]).toEqual([
      401, 401, 401, 401,
    ]);
    await socket.until(() => socket.closed !== null);
    expect(await disable(email, true)).toEqual({ known: true, ended_sessions: 0 });
    expect(await disable(email, false)).toEqual({ known: true, ended_sessions: 0 });
    expect([await login(), await works(one)]).toEqual([200, 401]);
    for (const unknown of ['unknown@riderbell.test', 'unknown']) {
      expect(await disable(unknown, true)).toEqual({ known: false, ended_sessions: 0 });
    }
  },
});

describeCall('changePassword', () => server, {
  answers: async () => {
    const { email, sessions } = await signedIn([phone, phone]);
    const [mine, other = mine] = sessions;
    const answered = await change(mine, goodPassword, newPassword);
    expect(answered.ok && answered.answer.result).toEqual({ ended_sessions: 1 });
    expect([await works(mine), await works(other), (await extend(other)).status]).toEqual([200, 401, 401]);
    expect((await extend(mine)).status).toBe(200);
    const login = (password: string) => server.client.call(calls.login, { body: { email_address: email, password } });
    expect([(await login(goodPassword)).status, (await login(newPassword)).status]).toEqual([401, 200]);
    expect((await mailTo(server, email, 2)).subject).toBe('Your Swift password was changed');
  },
  'password.present-wrong': async () => {
    const { sessions } = await signedIn([phone]);
    const answered = await change(sessions[0], 'Wrong-rider-1!', newPassword);
    if (answered.ok) throw new Error('it was changed');
    expect(answered.error.errors[0]?.meta.field).toBe('present_password');
  },
  ...refusesWeak(async (password) => change(await server.signIn(), demoAccount.password, password)),
  'account.too-many': async () => {
    const { sessions } = await signedIn([phone]);
    const [mine] = sessions;
    for (let times = 0; times < attemptLimits['change-password'].network; times += 1) {
      expect((await change(mine, 'Wrong-rider-1!', newPassword)).status).toBe(422);
    }
    expect((await change(mine, goodPassword, newPassword)).status).toBe(429);
  },
  'account.kept-elsewhere': async () => {
    const as = await sessionAt(outside, demoAccount);
    const body = { present_password: demoAccount.password, password: newPassword };
    await outside.client.call(calls.changePassword, { body }, { as });
    server.client.seen.push(...outside.client.seen);
  },
});

describe('disabling an account', () => {
  it('refuses every sign-in at the same moment', async () => {
    const { email } = await signedIn([phone]);
    const body = { email_address: email, password: goodPassword };
    const disabling = { body: { email_address: email, disabled: true } };
    const [, ...logins] = await Promise.all([
      server.client.answer(calls.disableAccount, disabling, { as: operator }),
      ...Array.from({ length: 6 }, () => server.client.call(calls.login, { body })),
    ]);
    const tokens = logins.flatMap((login) => (login.ok ? [login.answer.result.AuthenticationResult.AccessToken] : []));
    const statuses = await Promise.all(
      tokens.map(async (as) => (await server.client.call(calls.listVendors, {}, { as })).status),
    );
    expect(statuses.filter((status) => status === 200)).toEqual([]);
  });
});

describe('a password change', () => {
  it('refuses every sign-in with the old password at the same moment', async () => {
    const { email, sessions } = await signedIn([phone]);
    const [mine] = sessions;
    const body = { email_address: email, password: goodPassword };
    const [changed, ...logins] = await Promise.all([
      change(mine, goodPassword, newPassword),
      ...Array.from({ length: 6 }, () => server.client.call(calls.login, { body })),
    ]);
    expect(changed.status).toBe(200);
    const late = logins.flatMap((login) => (login.ok ? [login.answer.result.AuthenticationResult.AccessToken] : []));
    const statuses = await Promise.all(
      late.map(async (as) => (await server.client.call(calls.listVendors, {}, { as })).status),
    );
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    expect(await works(mine)).toBe(200);
  });

  it('closes the sockets of the sessions that it ends', async () => {
    const { sessions } = await signedIn([phone, phone]);
    const [mine, other = mine] = sessions;
    const socket = await server.live(other);
    await change(mine, goodPassword, newPassword);
    await socket.until(() => socket.closed !== null);
    expect(await works(mine)).toBe(200);
  });
});
