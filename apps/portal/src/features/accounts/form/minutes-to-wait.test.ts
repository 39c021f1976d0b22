import { expect, it } from 'vitest';
import { minutesToWait } from './minutes-to-wait.ts';

it('tells the wait in whole minutes, never less than there is', () => {
  const wait = (seconds: number) => minutesToWait({ code: 'account.too-many', values: { seconds } });
  expect([wait(0), wait(1), wait(60), wait(61), wait(900)]).toEqual([1, 1, 1, 2, 15]);
  expect(minutesToWait({ code: 'login.too-many', values: { seconds: 30 } })).toBe(1);
});

it('has nothing to tell of other problems, or of a limit that names no time', () => {
  expect(minutesToWait({ code: 'login.failed', values: { seconds: 30 } })).toBeNull();
  expect(minutesToWait({ code: 'account.too-many', values: {} })).toBeNull();
});
