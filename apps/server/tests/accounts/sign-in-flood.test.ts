import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../../src/features/accounts/attempts.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { goodPassword, openAccount } from './testing-accounts.ts';

const tries = 300;
const honestPeople = 8;

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.stop());

const login = (email: string, password: string, address: string) =>
  server.client.call(
    calls.login,
    { body: { email_address: email, password } },
    { headers: { 'x-forwarded-for': address } },
  );

interface Seen {
  status: number;
  retryAfter: string | null;
}

/** Wrong sign-ins at different accounts, all at once; one that the server has no room for comes again until `isOver`. */
function flood(round: string, addressOf: (index: number) => string, isOver: () => boolean) {
  const seen: Seen[] = [];
  const isFull = Promise.withResolvers<void>();
  const all = Array.from({ length: tries }, async (_, index) => {
    for (;;) {
      const answer = await login(`guess${index}@${round}.test`, 'Wrong-rider-1!', addressOf(index));
      const retryAfter = answer.headers.get('retry-after');
      seen.push({ status: answer.status, retryAfter });
      if (answer.status === 503) isFull.resolve();
      if (answer.status !== 503 || isOver()) return;
      await pause(250);
    }
  });
  return { seen, isFull: isFull.promise, done: Promise.all(all) };
}

async function signInBeside(round: string, addressOf: (index: number) => string) {
  const emails = await Promise.all(
    Array.from({ length: honestPeople }, async (_, index) => {
      const { email } = await openAccount(server, `honest${index}@${round}.test`);
      return email;
    }),
  );
  let isOver = false;
  const { seen, isFull, done } = flood(round, addressOf, () => isOver);
  await Promise.race([isFull, done]);
  const honest = await Promise.all(emails.map((email, index) => login(email, goodPassword, `198.51.100.${index + 1}`)));
  isOver = true;
  await done;
  return { seen, honest: honest.map(({ status }) => status) };
}

const allIn = Array.from({ length: honestPeople }, () => 200);

describe('beside 300 wrong sign-ins at once', () => {
  it('from one network, every right one from another gets in, and the flood is asked to come again later', async () => {
    const { seen, honest } = await signInBeside('one', () => '203.0.113.1');
    expect(honest).toEqual(allIn);
    for (const { status, retryAfter } of seen) {
      expect([401, 429, 503]).toContain(status);
      if (status !== 401) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  });

  it('from many networks, every right one from another gets in', async () => {
    const perNetwork = attemptLimits.login.address;
    const { honest } = await signInBeside('many', (index) => `203.0.113.${10 + Math.floor(index / perNetwork)}`);
    expect(honest).toEqual(allIn);
  });
});
