import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptLimits, guessesPerCode } from '../../src/features/accounts/attempts.ts';
import { codeIn, mailTo } from '../testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { goodPassword, openAccount } from './testing-accounts.ts';

let server: TestingServer;
let startedAt = 0;
beforeAll(async () => {
  // Comparing hashes is slow and is not tested here.
  const passwords = {
    matches: async (given: string, hash: string | null) => given === hash,
    hash: async (p: string) => p,
  };
  server = await startTestingServer({
    settings: { TRUST_PROXY: 'loopback' },
    overrides: { watchPasswords: () => passwords },
  });
  startedAt = server.clock.now();
});
afterAll(() => server.stop());

let owners = 0;
let email = '';
beforeEach(async () => {
  owners += 1;
  email = (await openAccount(server, `locked${owners}@riderbell.test`)).email;
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const stranger = (index: number) => from(`203.0.113.${index}`);
const home = from('2001:db8:1:2::10');
const wrong = 'Wrong-rider-1!';

const login = (password: string, where: ReturnType<typeof from>) =>
  server.client.call(calls.login, { body: { email_address: email, password } }, where);
const forgot = (where: ReturnType<typeof from>) =>
  server.client.call(calls.forgotPassword, { body: { email_address: email } }, where);
const reset = (code: string, where: ReturnType<typeof from>) =>
  server.client.call(calls.resetPassword, { body: { email_address: email, code, password: 'Fresh-rider-2!' } }, where);
const statusesOf = async (count: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await ask(index)).status);
  return statuses;
};

describe('a stranger who guesses at a password', () => {
  it('locks out only their own network, not the owner elsewhere', async () => {
    const { network } = attemptLimits.login;
    const guesses = await statusesOf(network + 3, () => login(wrong, stranger(1)));
    expect(guesses.filter((status) => status === 401)).toHaveLength(network);
    expect((await login(goodPassword, stranger(1))).status).toBe(429);
    expect((await login(goodPassword, home)).status).toBe(200);
  });

  it('does not lock the owner out of networks that the owner used before, even from many addresses', async () => {
    expect((await login(goodPassword, home)).status).toBe(200);
    const { account, network } = attemptLimits.login;
    const guesses = await statusesOf(account + 20, (index) => login(wrong, stranger(Math.floor(index / network))));
    expect(guesses.filter((status) => status === 401)).toHaveLength(account);
    // From a new network the owner has to wait; from any address of the known network not.
    expect((await login(goodPassword, from('198.51.100.7'))).status).toBe(429);
    expect((await login(goodPassword, from('2001:db8:1:2:ffff::1'))).status).toBe(200);
    // The known network has its own limit, the same as any other network.
    const atHome = await statusesOf(network + 2, () => login(wrong, home));
    expect(atHome.filter((status) => status === 401)).toHaveLength(network);
  });

  it('does not lock the owner out of a network where a session of the owner is in use', async () => {
    const { result } = await server.client.answer(
      calls.login,
      { body: { email_address: email, password: goodPassword } },
      from('198.51.100.1'),
    );
    // The phone moved to another network and extends its session there.
    const body = { refresh_token: result.AuthenticationResult.RefreshToken };
    await server.client.answer(calls.extendLogin, { body }, from('198.51.100.2'));
    const { account, network } = attemptLimits.login;
    await statusesOf(account, (index) => login(wrong, stranger(Math.floor(index / network))));
    expect((await login(goodPassword, from('198.51.100.2'))).status).toBe(200);
    expect((await login(goodPassword, from('198.51.100.3'))).status).toBe(429);
  });
});

describe('a stranger who guesses at a password all day', () => {
  const quarter = 15 * 60_000;
  const day = 24 * 60 * 60_000;
  /** Advances to the start of a day of the limits, so that a test stays within one day. */
  const nextDay = (): void => server.clock.advance(day - ((server.clock.now() - startedAt) % day));
  /** Guesses from `networksOfRound` networks every 15 minutes, beyond the limit of each; returns how many guesses were checked. */
  const guess = async (rounds: number, networksOfRound: number): Promise<number> => {
    const { network } = attemptLimits.login;
    let checked = 0;
    for (let round = 0; round < rounds; round += 1) {
      const statuses = await statusesOf(networksOfRound * (network + 1), (index) => {
        const at = Math.floor(index / (network + 1));
        return login(wrong, networksOfRound === 1 ? stranger(1) : from(`203.0.${round}.${at}`));
      });
      checked += statuses.filter((status) => status === 401).length;
      server.clock.advance(quarter);
    }
    return checked;
  };
  beforeEach(nextDay);

  it('has a daily limit for one network, which leaves most of the account’s limit to others', async () => {
    const { networkDay, accountDay } = attemptLimits.login;
    expect(await guess(8, 1)).toBe(networkDay);
    expect((await login(goodPassword, stranger(1))).status).toBe(429);
    expect((await login(goodPassword, stranger(2))).status).toBe(200);
    expect(networkDay * 10).toBeLessThan(accountDay);
    nextDay();
    expect((await login(goodPassword, stranger(1))).status).toBe(200);
  });

  it('has only the account’s daily limit from many networks, and locks out no known network', async () => {
    expect((await login(goodPassword, home)).status).toBe(200);
    const { accountDay, network } = attemptLimits.login;
    expect(await guess(12, 11)).toBe(accountDay);
    expect((await login(goodPassword, from('198.51.100.7'))).status).toBe(429);
    expect((await login(goodPassword, home)).status).toBe(200);
    const atHome = await statusesOf(network + 2, () => login(wrong, home));
    expect(atHome.filter((status) => status === 401)).toHaveLength(network);
    nextDay();
    expect((await login(goodPassword, from('198.51.100.7'))).status).toBe(200);
  });
});

describe('many sign-ins at once', () => {
  it('all succeed with the right password and are not counted', async () => {
    const all = await Promise.all(Array.from({ length: 24 }, () => login(goodPassword, home)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
    const { network } = attemptLimits.login;
    const guesses = await statusesOf(network + 1, () => login(wrong, home));
    expect(guesses.filter((status) => status === 401)).toHaveLength(network);
  });

  it('get no more wrong guesses than sign-ins one after another', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => login(wrong, home)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(attemptLimits.login.network);
  });
});

describe('a stranger who requests codes', () => {
  it('does not prevent the owner from getting a code', async () => {
    const { network } = attemptLimits.forgot;
    const asked = await statusesOf(network + 2, () => forgot(stranger(1)));
    expect(asked.filter((status) => status === 200)).toHaveLength(network);
    expect((await forgot(home)).status).toBe(200);
  });

  it('does not prevent a known network from getting a code, even from many addresses, and causes no more mails than the limit', async () => {
    await login(goodPassword, home);
    const { account, network } = attemptLimits.forgot;
    const asked = await statusesOf(account + 6, (index) => forgot(stranger(Math.floor(index / network))));
    expect(asked.filter((status) => status === 200)).toHaveLength(account);
    expect((await forgot(from('198.51.100.7'))).status).toBe(429);
    expect((await forgot(home)).status).toBe(200);
  });

  it('does not invalidate a code for a known network by wrong guesses', async () => {
    await login(goodPassword, home);
    await forgot(home);
    const code = codeIn(await mailTo(server, email, 2));
    const other = code === '000000' ? '000001' : '000000';
    const guesses = await statusesOf(guessesPerCode + 2, (index) => reset(other, stranger(index)));
    expect(guesses.every((status) => status === 422)).toBe(true);
    expect((await reset(code, from('198.51.100.7'))).status).toBe(422);
    expect((await reset(code, home)).status).toBe(200);
  });

  it('gets no more guesses at codes than the account’s daily limit', async () => {
    await forgot(home);
    const { accountDay, account } = attemptLimits.reset;
    let checked = 0;
    for (let round = 0; round * account < accountDay + account; round += 1) {
      const guesses = await statusesOf(account + 2, (index) => reset('000000', stranger(round * 30 + index)));
      checked += guesses.filter((status) => status === 422).length;
      server.clock.advance(15 * 60_000);
    }
    expect(checked).toBe(accountDay);
  });
});
