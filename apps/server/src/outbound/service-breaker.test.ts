import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBroken, ServiceBreaker } from './service-breaker.ts';

class AsksForRest extends Error {}

let asked: number;
let breaker: ServiceBreaker;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = 0;
  breaker = new ServiceBreaker((error) => (error instanceof AsksForRest ? 60_000 : null));
});
afterEach(() => {
  vi.useRealTimers();
});

const answered = async (): Promise<string> => {
  asked += 1;
  return 'answer';
};
const failed = async (): Promise<string> => {
  asked += 1;
  throw new Error('down');
};
const run = (ask: () => Promise<string>): Promise<string> =>
  breaker.run(ask).catch((error: unknown) => (isBroken(error) ? 'not asked' : String(error)));

async function failTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await run(failed)).toBe('Error: down');
}

describe('a circuit breaker', () => {
  it('asks again after four failures, and counts again after an answer', async () => {
    await failTimes(4);
    expect(await run(answered)).toBe('answer');
    await failTimes(4);
    expect(await run(answered)).toBe('answer');
  });

  it('does not ask for ten seconds after five failures', async () => {
    await failTimes(5);
    vi.advanceTimersByTime(9999);
    expect(await run(answered)).toBe('not asked');
    expect(asked).toBe(5);
    vi.advanceTimersByTime(1);
    expect(await run(answered)).toBe('answer');
  });

  it('lets one request through to see whether the service is back, and refuses others meanwhile', async () => {
    await failTimes(5);
    vi.advanceTimersByTime(10_000);
    const back = Promise.withResolvers<string>();
    const probe = run(() => back.promise);
    expect(await run(answered)).toBe('not asked');
    back.resolve('back');
    expect(await probe).toBe('back');
    expect(await Promise.all([run(answered), run(answered)])).toEqual(['answer', 'answer']);
  });

  it('waits ten seconds more when that request fails', async () => {
    await failTimes(5);
    vi.advanceTimersByTime(10_000);
    await failTimes(1);
    vi.advanceTimersByTime(9999);
    expect(await run(answered)).toBe('not asked');
    vi.advanceTimersByTime(1);
    expect(await run(answered)).toBe('answer');
  });

  it('waits as long as the service asks for, after one such answer', async () => {
    const busy = async (): Promise<string> => {
      throw new AsksForRest();
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await run(busy)).toBe('Error');
      vi.advanceTimersByTime(59_999);
      expect(await run(answered)).toBe('not asked');
      vi.advanceTimersByTime(1);
    }
    expect(await run(answered)).toBe('answer');
  });
});
