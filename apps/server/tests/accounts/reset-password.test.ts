import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow, guessesPerCode } from '../../src/features/accounts/attempts.ts';
import { describeCall } from '../covered.ts';
import { codeIn, mailsOf, mailTo, settled, tokenIn } from '../testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { formOf, goodPassword, openAccount, refusesWeak, startOutsideServer } from './testing-accounts.ts';

const minute = 60_000;
const newPassword = 'Fresh-rider-2!';

let server: TestingServer;
let outside: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
  outside = await startOutsideServer();
});
afterAll(() => Promise.all([server.stop(), outside.stop()]));

let numbered = 0;
/** Opens a new account and moves the clock past the window of all attempts. */
async function newAccount(): Promise<string> {
  server.clock.advance(25 * 60 * minute);
  numbered += 1;
  const { email } = await openAccount(server, `forgetful${numbered}@riderbell.test`);
  return email;
}

const forgot = (email: string) => server.client.call(calls.forgotPassword, { body: { email_address: email } });
const reset = (email: string, code: string, password = newPassword) =>
  server.client.call(calls.resetPassword, { body: { email_address: email, code, password } });
const login = (email: string, password: string) =>
  server.client.call(calls.login, { body: { email_address: email, password } });

/** Requests a code and reads it from the mail; the account has already got the mail of its registration. */
async function codeFor(email: string, mails = 2): Promise<string> {
  await server.client.answer(calls.forgotPassword, { body: { email_address: email } });
  return codeIn(await mailTo(server, email, mails));
}

/** A code that differs from this one. */
function wrongFor(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

describeCall('forgotPassword', () => server, {
  'register.email-invalid': async () => {
    const request = { body: { email_address: ' ' } };
    expect(await server.client.refusal(calls.forgotPassword, request)).toEqual(['register.email-invalid']);
  },
  answers: async () => {
    const email = await newAccount();
    const known = await server.client.call(calls.forgotPassword, { body: { email_address: email.toUpperCase() } });
    const unknown = await forgot('nobody@riderbell.test');
    const malformed = await forgot('nobody');
    expect([known, unknown, malformed].map((answered) => answered.ok && answered.answer)).toEqual(
      Array.from({ length: 3 }, () => ({ result: { expires_in: 900 } })),
    );
    expect(codeIn(await mailTo(server, email, 2))).toMatch(/^\d{6}$/);
    await settled(server);
    expect((await mailsOf(server)).some(({ to }) => to.startsWith('nobody'))).toBe(false);
  },
  'account.too-many': async () => {
    const email = await newAccount();
    const all = await Promise.all(Array.from({ length: attemptLimits.forgot.network + 2 }, () => forgot(email)));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
    server.clock.advance(attemptWindow);
    expect((await forgot(email)).status).toBe(200);
  },
  'account.kept-elsewhere': async () => {
    await outside.client.call(calls.forgotPassword, { body: { email_address: 'demo@riderbell.test' } });
    server.client.seen.push(...outside.client.seen);
  },
});

describe('a person who registered, never opened the link and asks for a new password', () => {
  it('gets the usual answer and the link again by mail, which works', async () => {
    server.clock.advance(25 * 60 * minute);
    const email = 'waits@riderbell.test';
    await server.client.answer(calls.register, { body: formOf(email) });
    await mailTo(server, email);
    const answered = await forgot(email);
    expect(answered.ok && answered.answer).toEqual({ result: { expires_in: 900 } });
    const token = tokenIn(await mailTo(server, email, 2));
    await server.client.answer(calls.confirmRegistration, { body: { token } });
    expect((await login(email, goodPassword)).status).toBe(200);
    // After the confirmation a code is mailed.
    expect(await codeFor(email, 3)).toMatch(/^\d{6}$/);
  });

  it('gets no mail if the link has expired or a disabled account has the address', async () => {
    server.clock.advance(25 * 60 * minute);
    const [late, disabled] = ['late@riderbell.test', 'disabled@riderbell.test'];
    for (const email of [late, disabled]) await server.client.answer(calls.register, { body: formOf(email) });
    const token = tokenIn(await mailTo(server, disabled));
    await server.client.answer(calls.register, { body: formOf(disabled) });
    await server.client.answer(calls.confirmRegistration, { body: { token } });
    await server.server.database.pool.query('update accounts set disabled_at = now() where email = $1', [disabled]);
    await forgot(disabled);
    server.clock.advance(24 * 60 * minute);
    await forgot(late);
    await settled(server);
    const mailed = (await mailsOf(server)).map(({ to }) => to);
    expect([late, disabled].map((email) => mailed.filter((to) => to === email).length)).toEqual([1, 2]);
  });
});

describeCall('resetPassword', () => server, {
  answers: async () => {
    const email = await newAccount();
    const before = await server.signIn({ email, password: goodPassword });
    const code = await codeFor(email);
    expect((await reset(email, ` ${code} `)).status).toBe(200);
    expect((await login(email, goodPassword)).status).toBe(401);
    expect((await login(email, newPassword)).status).toBe(200);
    // Every session of the account has ended.
    expect(await server.client.refusal(calls.listVendors, {}, { as: before })).toEqual(['session.invalid']);
    const body = { refresh_token: before.refreshToken };
    expect(await server.client.refusal(calls.extendLogin, { body })).toEqual(['session.refresh-invalid']);
    expect((await mailTo(server, email, 3)).subject).toBe('Your Swift password was changed');
  },
  ...refusesWeak((password) => reset('nobody@riderbell.test', '123456', password)),
  'reset.code-invalid': async () => {
    const email = await newAccount();
    const code = await codeFor(email);
    const wrong = await reset(email, wrongFor(code));
    const unknown = await reset('nobody@riderbell.test', code);
    if (wrong.ok || unknown.ok) throw new Error('a wrong code was accepted');
    expect({ ...unknown.error, request_id: '' }).toEqual({ ...wrong.error, request_id: '' });
    expect(wrong.error.errors[0]?.meta).toEqual({ translation_key: 'reset.code-invalid.error', field: 'code' });
    expect((await reset(email, code)).status).toBe(200);
  },
  'account.too-many': async () => {
    await newAccount();
    const all = await Promise.all(
      Array.from({ length: attemptLimits.reset.network + 2 }, () => reset('guessed@riderbell.test', '123456')),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
  },
  'account.kept-elsewhere': async () => {
    const body = { email_address: 'demo@riderbell.test', code: '123456', password: newPassword };
    await outside.client.call(calls.resetPassword, { body });
    server.client.seen.push(...outside.client.seen);
  },
});

describe('a mailed code', () => {
  it('works once: of two simultaneous requests only one succeeds', async () => {
    const email = await newAccount();
    const code = await codeFor(email);
    const both = await Promise.all([reset(email, code), reset(email, code, 'Other-rider-3!')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await reset(email, code)).status).toBe(422);
  });

  it('works for 15 minutes', async () => {
    const email = await newAccount();
    const code = await codeFor(email);
    server.clock.advance(15 * minute);
    expect((await reset(email, code)).status).toBe(422);
    const again = await codeFor(email, 3);
    server.clock.advance(15 * minute - 1);
    expect((await reset(email, again)).status).toBe(200);
  });

  it('is invalid after a newer one was requested', async () => {
    const email = await newAccount();
    const old = await codeFor(email);
    server.clock.advance(minute);
    const fresh = await codeFor(email, 3);
    if (old !== fresh) expect((await reset(email, old)).status).toBe(422);
    expect((await reset(email, fresh)).status).toBe(200);
  });

  it('is invalid after five wrong guesses', async () => {
    const email = await newAccount();
    const code = await codeFor(email);
    for (let guess = 1; guess <= guessesPerCode; guess += 1) {
      expect((await reset(email, wrongFor(code, guess))).status).toBe(422);
    }
    expect((await reset(email, code)).status).toBe(422);
    // The owner of the mailbox is not locked out and can request another code.
    expect((await reset(email, await codeFor(email, 3))).status).toBe(200);
  });

  it('uses up no guess if the new password is unacceptable', async () => {
    const email = await newAccount();
    const code = await codeFor(email);
    for (let times = 0; times <= guessesPerCode; times += 1)
      expect((await reset(email, code, 'weak')).status).toBe(422);
    expect((await reset(email, code)).status).toBe(200);
  });

  it('belongs to one account and is stored in no table', async () => {
    const [one, other] = [await newAccount(), `forgetful-too${numbered}@riderbell.test`];
    await openAccount(server, other);
    const code = await codeFor(one);
    await forgot(other);
    const others = codeIn(await mailTo(server, other, 2));
    if (code !== others) expect((await reset(other, code)).status).toBe(422);
    const { rows } = await server.server.database.pool.query<{ text: string }>(
      'select row_to_json(r)::text as text from password_resets r union all select row_to_json(j)::text from jobs j',
    );
    const stored = rows.map(({ text }) => text.replaceAll(/"\d{4}-[^"]*"|"[\da-f-]{36}"|\\?"[\da-f-]{36}\\?"/g, ''));
    expect(stored.filter((text) => text.includes(code))).toEqual([]);
  });
});
