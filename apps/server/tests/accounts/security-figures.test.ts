import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow, guessesPerCode } from '../../src/features/accounts/attempts.ts';
import type { Passwords } from '../../src/features/accounts/ports.ts';
import { codeIn, mailTo, settled, tokenIn } from '../testing-mailbox.ts';
import { startTestingServer, type Session, type TestingServer } from '../testing-server.ts';
import { formOf, goodPassword, openAccount } from './testing-accounts.ts';

/** The number of slow hash operations so far. */
const work = { hashes: 0 };

function countedPasswords(passwords: Passwords): Passwords {
  return {
    hash: (...asked) => ((work.hashes += 1), passwords.hash(...asked)),
    matches: (...asked) => ((work.hashes += 1), passwords.matches(...asked)),
  };
}

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({
    settings: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'trace' },
    overrides: { watchPasswords: countedPasswords },
  });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.advance(25 * 4 * attemptWindow));

let addresses = 0;
/** A different network address for each request. */
function fromElsewhere(): { headers: Record<string, string> } {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` } };
}
const fromOne = { headers: { 'x-forwarded-for': '192.0.2.1' } };

const print = (figure: string): void => void process.stdout.write(`security figure: ${figure}\n`);

/** How many guesses were checked before the first 429. */
async function guessesUntilLockedOut(guess: (index: number) => Promise<{ status: number }>): Promise<number> {
  for (let index = 0; index < 200; index += 1) if ((await guess(index)).status === 429) return index;
  throw new Error('no guess was refused');
}

const login = (email: string, password: string, from: { headers: Record<string, string> }) =>
  server.client.call(calls.login, { body: { email_address: email, password } }, from);
const reset = (email: string, code: string, from: { headers: Record<string, string> }) =>
  server.client.call(calls.resetPassword, { body: { email_address: email, code, password: 'Fresh-rider-2!' } }, from);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe('the number of guesses before the lock-out', { timeout: 120_000 }, () => {
  it('is limited by account and by address for a password', async () => {
    const byAccount = await guessesUntilLockedOut(() => login(demoAccount.email, 'Wrong-rider-1!', fromElsewhere()));
    const byAddress = await guessesUntilLockedOut((index) =>
      login(`nobody${index}@riderbell.test`, 'Wrong-rider-1!', fromOne),
    );
    print(`guesses at a password in 15 min: ${byAccount} at one account, ${byAddress} from one address`);
    expect([byAccount, byAddress]).toEqual([attemptLimits.login.account, attemptLimits.login.address]);
  });

  it('is limited by account, by address and by code for a mailed code', async () => {
    await server.client.answer(calls.forgotPassword, { body: { email_address: demoAccount.email } }, fromElsewhere());
    const code = codeIn(await mailTo(server, demoAccount.email));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < guessesPerCode; guess += 1) await reset(demoAccount.email, wrong, fromElsewhere());
    // Now the right code is too late.
    expect((await reset(demoAccount.email, code, fromElsewhere())).status).toBe(422);
    const more = await guessesUntilLockedOut(() => reset(demoAccount.email, code, fromElsewhere()));
    const byAccount = guessesPerCode + 1 + more;
    const byAddress = await guessesUntilLockedOut((index) => reset(`nobody${index}@riderbell.test`, wrong, fromOne));
    print(
      `guesses at a mailed code: ${guessesPerCode} at one code, ${byAccount} at one account and ${byAddress} from one ` +
        `address in 15 min; ${attemptLimits.forgot.accountDay} codes an account and day`,
    );
    expect([byAccount, byAddress]).toEqual([attemptLimits.reset.account, attemptLimits.reset.address]);
  });
});

/** An even number, so that each address comes first equally often: the first request after a pause is slower. */
const rounds = 20;

describe('a registered address and an unknown one', { timeout: 120_000 }, () => {
  /** How many requests for a code have been handed to background jobs so far. */
  async function asked(): Promise<number> {
    const { rows } = await server.server.database.pool.query<{ asked: number }>(
      "select count(*) as asked from jobs where name = 'begin-password-reset'",
    );
    return rows[0]?.asked ?? 0;
  }

  /** Repeats an act for both addresses in turn: returns the median duration in ms, the hashes and the background jobs of each. */
  async function compare(act: (email: string) => Promise<unknown>) {
    const durations = { known: [] as number[], unknown: [] as number[] };
    const done = { known: { hashes: 0, jobs: 0 }, unknown: { hashes: 0, jobs: 0 } };
    for (let round = 0; round < rounds; round += 1) {
      server.clock.advance(25 * 4 * attemptWindow);
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await settled(server);
        const before = { hashes: work.hashes, jobs: await asked() };
        const start = performance.now();
        await act(kind === 'known' ? demoAccount.email : 'nobody@riderbell.test');
        durations[kind].push(performance.now() - start);
        done[kind].hashes += work.hashes - before.hashes;
        done[kind].jobs += (await asked()) - before.jobs;
      }
    }
    return { known: median(durations.known), unknown: median(durations.unknown), done };
  }

  it('cost the same work to sign in with a wrong password', async () => {
    const { known, unknown, done } = await compare((email) => login(email, 'Wrong-rider-1!', fromElsewhere()));
    print(`login, wrong password: median ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown`);
    expect(done).toEqual({ known: { hashes: rounds, jobs: 0 }, unknown: { hashes: rounds, jobs: 0 } });
  });

  it('cost the same work to ask for a code, and no hash', async () => {
    const { known, unknown, done } = await compare((email) =>
      server.client.answer(calls.forgotPassword, { body: { email_address: email } }, fromElsewhere()),
    );
    print(`forgot password: median ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown`);
    // The job looks up whether an account has the address.
    expect(done).toEqual({ known: { hashes: 0, jobs: rounds }, unknown: { hashes: 0, jobs: rounds } });
  });

  it('cost the same work to guess a code', async () => {
    const { known, unknown, done } = await compare((email) => reset(email, '000000', fromElsewhere()));
    print(`reset with a wrong code: median ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown`);
    expect(done).toEqual({ known: { hashes: 0, jobs: 0 }, unknown: { hashes: 0, jobs: 0 } });
  });
});

describe('the number of accepted tokens', { timeout: 120_000 }, () => {
  /** How many tokens of these sessions are still accepted. */
  async function accepted(sessions: readonly Session[]): Promise<number> {
    const answers = await Promise.all(
      sessions.flatMap((session) => [
        server.client.call(calls.listVendors, {}, { as: session }),
        server.client.call(calls.getVendor, { params: { id: 'demo' } }, { as: session.tokens.IdToken }),
        server.client.call(calls.extendLogin, { body: { refresh_token: session.refreshToken } }),
      ]),
    );
    return answers.filter(({ status }) => status === 200).length;
  }

  const sessionsOf = (account: { email: string; password: string }, count: number) =>
    Promise.all(Array.from({ length: count }, () => server.signIn(account)));

  it('is zero after a logout', async () => {
    const sessions = await sessionsOf(demoAccount, 4);
    await Promise.all(sessions.map((as) => server.client.answer(calls.logout, { body: {} }, { as })));
    const count = await accepted(sessions);
    print(`tokens accepted after logout: ${count} of ${sessions.length * 3}`);
    expect(count).toBe(0);
  });

  it('is zero after a change of the password and after a reset', async () => {
    const account = await openAccount(server, 'owner@riderbell.test');
    const [mine, ...others] = await sessionsOf(account, 4);
    if (!mine) throw new Error('no session was opened');
    const body = { present_password: goodPassword, password: 'Fresh-rider-2!' };
    await server.client.answer(calls.changePassword, { body }, { as: mine });
    const afterChange = await accepted(others);
    await server.client.answer(calls.forgotPassword, { body: { email_address: account.email } });
    const code = codeIn(await mailTo(server, account.email, 3));
    await reset(account.email, code, fromElsewhere());
    const afterReset = await accepted([mine, ...others]);
    print(`tokens accepted after a password change: ${afterChange} of 9, after a reset: ${afterReset} of 12`);
    expect([afterChange, afterReset]).toEqual([0, 0]);
  });

  it('is zero for a session after its refresh token was used twice', async () => {
    const first = await server.signIn();
    const body = { refresh_token: first.refreshToken };
    const { result } = await server.client.answer(calls.extendLogin, { body });
    const tokens = result.AuthenticationResult;
    const second = { accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken, tokens };
    expect((await server.client.call(calls.extendLogin, { body })).status).toBe(401);
    const count = await accepted([first, second]);
    print(`tokens accepted after a refresh token was used twice: ${count} of 6`);
    expect(count).toBe(0);
  });

  it('is zero for a session after a thief repeats an exchange without its key, or after its tokens were used', async () => {
    const attempt = 'k'.repeat(32);
    const stealing = [
      (spent: string) => ({ refresh_token: spent }),
      (spent: string) => ({ refresh_token: spent, attempt: 'x'.repeat(32) }),
      (spent: string) => ({ refresh_token: spent, attempt }),
    ];
    let count = 0;
    for (const [index, steal] of stealing.entries()) {
      const first = await server.signIn();
      const exchange = async (body: { refresh_token: string; attempt?: string }) => {
        const { result } = await server.client.answer(calls.extendLogin, { body });
        const tokens = result.AuthenticationResult;
        return { accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken, tokens };
      };
      const second = await exchange({ refresh_token: first.refreshToken, attempt });
      // Even a thief who knows the key is too late once the new tokens were used.
      const third = index < 2 ? [] : [await exchange({ refresh_token: second.refreshToken, attempt: 'n'.repeat(32) })];
      const stolen = await server.client.call(calls.extendLogin, { body: steal(first.refreshToken) });
      count += (stolen.status === 200 ? 1 : 0) + (await accepted([first, second, ...third]));
    }
    print(`tokens accepted after a lost exchange was repeated by a thief: ${count} of 24`);
    expect(count).toBe(0);
  });
});

describe('the trace log of an account’s whole life', () => {
  it('contains no secret', async () => {
    const email = 'life@riderbell.test';
    const secrets: string[] = [goodPassword, 'Fresh-rider-2!', 'Later-rider-3!', 'Wrong-rider-1!'];
    await server.client.answer(calls.register, { body: formOf(email) });
    const token = tokenIn(await mailTo(server, email));
    await server.client.answer(calls.confirmRegistration, { body: { token } });
    await login(email, 'Wrong-rider-1!', fromElsewhere());
    const session = await server.signIn({ email, password: goodPassword });
    const extended = await server.client.answer(calls.extendLogin, { body: { refresh_token: session.refreshToken } });
    const ticket = await server.client.answer(calls.createLiveTicket, { body: {} }, { as: session });
    await server.live(session).then((socket) => socket.close());
    const change = { present_password: goodPassword, password: 'Fresh-rider-2!' };
    await server.client.answer(calls.changePassword, { body: change }, { as: session });
    await server.client.answer(calls.forgotPassword, { body: { email_address: email } });
    const code = codeIn(await mailTo(server, email, 3));
    const body = { email_address: email, code, password: 'Later-rider-3!' };
    await server.client.answer(calls.resetPassword, { body });
    // Faulty requests are the most likely to be logged.
    await fetch(`${server.address}/orders/api/v1/login?password=${goodPassword}&ticket=${ticket.result.ticket}`);
    await server.client.call(calls.extendLogin, { body: { refresh_token: session.refreshToken } });
    await server.client.call(calls.listVendors, {}, { as: session.accessToken.slice(0, -3) });
    await settled(server);
    secrets.push(token, session.accessToken, session.tokens.IdToken, session.refreshToken, ticket.result.ticket);
    secrets.push(
      ...Object.values(extended.result.AuthenticationResult)
        .filter((value) => String(value).length > 20)
        .map(String),
    );
    const logged = server.log();
    const found = secrets.filter((secret) => logged.includes(secret));
    // Six digits occur inside many numbers; a logged code would be separate.
    const codes = new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`).test(logged) ? [code] : [];
    print(
      `secrets in ${logged.split('\n').length} lines of the log: ${found.length + codes.length} of ${secrets.length + 1}`,
    );
    expect([...found, ...codes]).toEqual([]);
  });

  it('no answer allows inline scripts', async () => {
    const paths = ['/', '/connect', '/docs', '/openapi.json', '/dev/mailbox', '/dev/mailbox.json', '/healthz'];
    const answers = await Promise.all(paths.map((path) => fetch(`${server.address}${path}`)));
    for (const { headers } of answers) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? '';
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
    print(`answers whose policy lets inline scripts run: 0 of ${paths.length}`);
  });
});
