import { attemptWindow } from '../src/features/accounts/attempts.ts';
import type { AttemptKey, AttemptLimiter } from '../src/features/accounts/ports.ts';
import type { TestingClock } from './testing-clock.ts';

/** The limiter counts by the machine's clock. After each window of the test's clock, the test gets fresh counts. */
export function attemptsByClock(limiter: AttemptLimiter, clock: TestingClock): AttemptLimiter {
  const start = clock.now();
  const atClock = (keys: readonly AttemptKey[]): AttemptKey[] =>
    keys.map((key) => {
      const windows = Math.floor((clock.now() - start) / (key.windowMilliseconds ?? attemptWindow));
      return { ...key, key: `${key.key}:${windows}` };
    });
  return {
    take: (keys) => limiter.take(atClock(keys)),
    giveBack: (keys) => limiter.giveBack(atClock(keys)),
    attempt: (keys, look) => limiter.attempt(atClock(keys), look),
  };
}
