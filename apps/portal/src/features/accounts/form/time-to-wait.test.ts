import { expect, it } from 'vitest';
import { timeToWait } from './time-to-wait.ts';

const wait = (seconds: number) => timeToWait({ code: 'account.too-many', values: { seconds } });

it('tells the wait in whole minutes, never less than there is', () => {
  expect([wait(0), wait(1), wait(60), wait(61), wait(900), wait(3600)]).toEqual(
    [1, 1, 1, 2, 15, 60].map((minutes) => ({ minutes })),
  );
  expect(timeToWait({ code: 'login.too-many', values: { seconds: 30 } })).toEqual({ minutes: 1 });
});

it('tells a wait of more than an hour in whole hours', () => {
  expect([wait(3601), wait(7200), wait(7201), wait(86_400)]).toEqual([2, 2, 3, 24].map((hours) => ({ hours })));
});

it('has nothing to tell of other problems, or of a limit that names no time', () => {
  expect(timeToWait({ code: 'login.failed', values: { seconds: 30 } })).toBeNull();
  expect(timeToWait({ code: 'account.too-many', values: {} })).toBeNull();
});
