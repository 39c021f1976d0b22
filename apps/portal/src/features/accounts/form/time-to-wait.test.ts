import { expect, it } from 'vitest';
import { timeToWait } from './time-to-wait.ts';

const wait = (seconds: number) => timeToWait({ code: 'account.too-many', values: { seconds } });

it('rounds the wait up to whole minutes', () => {
  expect([wait(0), wait(1), wait(60), wait(61), wait(900), wait(3600)]).toEqual(
    [1, 1, 1, 2, 15, 60].map((minutes) => ({ minutes })),
  );
  expect(timeToWait({ code: 'login.too-many', values: { seconds: 30 } })).toEqual({ minutes: 1 });
});

it('rounds a wait of more than an hour up to whole hours', () => {
  expect([wait(3601), wait(7200), wait(7201), wait(86_400)]).toEqual([2, 2, 3, 24].map((hours) => ({ hours })));
});

it('returns null for other problems and for a limit without a time', () => {
  expect(timeToWait({ code: 'login.failed', values: { seconds: 30 } })).toBeNull();
  expect(timeToWait({ code: 'account.too-many', values: {} })).toBeNull();
});
