import { beforeEach, expect, it } from 'vitest';
import { startTokenRenewal } from './renew-token.ts';

let now = 0;
let timers: { task: () => void; at: number }[] = [];
let fetched: number[] = [];
let given: string[] = [];
let answer: () => Promise<string> = async () => '';
let stop: () => void = () => undefined;

beforeEach(() => {
  now = 0;
  timers = [];
  fetched = [];
  given = [];
  answer = async () => `token-${fetched.length}`;
  stop = startTokenRenewal({
    fetchToken: () => {
      fetched.push(now);
      return answer();
    },
    onToken: (token) => given.push(token),
    schedule(task, milliseconds) {
      const timer = { task, at: now + milliseconds };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  });
});

/** Lets time pass: every timer that is due fires, and what it started finishes. */
async function passUntil(end: number): Promise<void> {
  for (;;) {
    const next = timers.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined || next.at > end) break;
    timers = timers.filter((other) => other !== next);
    now = next.at;
    next.task();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  now = end;
}

it('trades the token of an hour five minutes before it expires, again and again', async () => {
  await passUntil(3_299_999);
  expect(fetched).toEqual([]);
  await passUntil(6_600_000);
  expect(fetched).toEqual([3_300_000, 6_600_000]);
  expect(given).toEqual(['token-1', 'token-2']);
});

it('retries within the lead when a trade fails', async () => {
  answer = async () => Promise.reject(new Error('away'));
  await passUntil(3_330_000);
  answer = async () => 'late';
  await passUntil(3_360_000);
  expect(given).toEqual(['late']);
  expect(Math.max(...fetched)).toBeLessThan(3_600_000);
});

it('ends when it is stopped, even in the middle of a trade', async () => {
  let settle: (token: string) => void = () => undefined;
  answer = () => new Promise((resolve) => (settle = resolve));
  await passUntil(3_300_000);
  stop();
  settle('too late');
  await passUntil(10_000_000);
  expect([fetched.length, given.length]).toEqual([1, 0]);
});
