import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../../src/features/accounts/attempts.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { goodPassword, openAccount } from './testing-accounts.ts';

const tries = 300;
const ownerCount = 8;

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

/** Sends wrong sign-ins to different accounts at once; repeats a sign-in that the server answers with 503 until `isOver`. */
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

async function signInDuringFlood(round: string, addressOf: (index: number) => string) {
  const emails = await Promise.all(
    Array.from({ length: ownerCount }, async (_, index) => {
      const { email } = await openAccount(server, `honest${index}@${round}.test`);
      return email;
    }),
  );
  let isOver = false;
  const { seen, isFull, done } = flood(round, addressOf, () => isOver);
  await Promise.race([isFull, done]);
  const ownerStatuses = await Promise.all(
    emails.map((email, index) => login(email, goodPassword, `198.51.100.${index + 1}`)),
  );
  isOver = true;
  await done;
  return { seen, ownerStatuses: ownerStatuses.map(({ status }) => status) };
}

const allSignedIn = Array.from({ length: ownerCount }, () => 200);

describe('a flood of 300 wrong sign-ins', () => {
  it('does not affect right sign-ins from another network, and is refused with a time to retry', async () => {
    const { seen, ownerStatuses } = await signInDuringFlood('one', () => '203.0.113.1');
    expect(ownerStatuses).toEqual(allSignedIn);
    for (const { status, retryAfter } of seen) {
      expect([401, 429, 503]).toContain(status);
      if (status !== 401) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  });

  it('does not affect right sign-ins from another network when it comes from many networks', async () => {
    const perNetwork = attemptLimits.login.address;
    const { ownerStatuses } = await signInDuringFlood(
      'many',
      (index) => `203.0.113.${10 + Math.floor(index / perNetwork)}`,
    );
    expect(ownerStatuses).toEqual(allSignedIn);
  });
});
