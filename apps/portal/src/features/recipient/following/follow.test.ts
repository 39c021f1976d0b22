import { describe, expect, it } from 'vitest';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { follow } from './follow.ts';

interface Copy {
  readonly version: number;
  readonly ended?: boolean;
}

const refused = (status: number, code: string, retryAfter: number | null = null) =>
  new ApiProblem(status, [{ code, translationKey: code, field: null, values: {} }], null, { retryAfter });

/** A follower with answers, a clock and a device that the test controls. */
function followed() {
  const questions: { answer(copy: Copy): void; refuse(problem: unknown): void; signal: AbortSignal }[] = [];
  const timers = new Map<() => void, number>();
  let listener = () => undefined as void;
  const device = { hidden: false, now: 1_000_000 };
  const follower = follow<Copy>({
    ask: (signal) =>
      new Promise((answer, refuse) => {
        questions.push({ answer, refuse, signal });
      }),
    choose: (latest, received) => (latest !== null && latest.version > received.version ? latest : received),
    pauseAfter: ({ ended }) => (ended === true ? null : 5_000),
    clock: { now: () => device.now },
    schedule(task, milliseconds) {
      timers.set(task, milliseconds);
      return () => void timers.delete(task);
    },
    surroundings: {
      isHidden: () => device.hidden,
      onChange(changed) {
        listener = changed;
        return () => {
          listener = () => undefined;
        };
      },
    },
    chance: () => 0.5,
  });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    follower,
    device,
    asked: () => questions.length,
    /** The pauses that are running. */
    pauses: () => [...timers.values()],
    isAborted: (question: number) => questions[question]?.signal.aborted,
    async answer(copy: Copy, question = questions.length - 1) {
      questions[question]?.answer(copy);
      await settled();
    },
    async refuse(problem: unknown) {
      questions.at(-1)?.refuse(problem);
      await settled();
    },
    elapse() {
      const [task] = timers.keys();
      device.now += timers.get(task ?? (() => undefined)) ?? 0;
      timers.delete(task ?? (() => undefined));
      task?.();
    },
    change(hidden = device.hidden) {
      device.hidden = hidden;
      listener();
    },
  };
}

describe('a followed link', () => {
  it('asks at once, and again after each answer, one request at a time', async () => {
    const link = followed();
    link.follower.start();
    expect(link.asked()).toBe(1);
    link.change();
    link.follower.askNow();
    expect(link.asked()).toBe(1);
    await link.answer({ version: 1 });
    expect(link.follower.get()).toEqual({ latest: { version: 1 }, confirmedAtMs: 1_000_000, refusal: null });
    expect(link.pauses()).toEqual([5_000]);
    link.elapse();
    expect(link.asked()).toBe(2);
  });

  it('stops when the order has ended', async () => {
    const link = followed();
    link.follower.start();
    await link.answer({ version: 1, ended: true });
    link.change();
    expect([link.pauses(), link.asked()]).toEqual([[], 1]);
  });

  it('never returns to an older copy', async () => {
    const link = followed();
    link.follower.start();
    await link.answer({ version: 7 });
    link.elapse();
    await link.answer({ version: 6 });
    expect(link.follower.get()).toMatchObject({ latest: { version: 7 }, confirmedAtMs: 1_005_000 });
  });

  it('does not ask while the page is hidden, and asks at once when it is shown again', async () => {
    const link = followed();
    link.follower.start();
    await link.answer({ version: 1 });
    link.change(true);
    expect(link.pauses()).toEqual([]);
    link.change(false);
    expect(link.asked()).toBe(2);
    link.change(true);
    await link.answer({ version: 2 });
    expect([link.pauses(), link.asked()]).toEqual([[], 2]);
    expect(link.follower.get().latest).toEqual({ version: 2 });
  });

  it('asks once the page is shown, if it was opened in a background tab', () => {
    const link = followed();
    link.device.hidden = true;
    link.follower.start();
    expect(link.asked()).toBe(0);
    link.change(false);
    expect(link.asked()).toBe(1);
  });

  it('keeps the last copy through failures, and retries at growing intervals', async () => {
    const link = followed();
    link.follower.start();
    await link.answer({ version: 1 });
    const pauses = [];
    for (let failure = 0; failure < 6; failure += 1) {
      link.elapse();
      await link.refuse(clientProblem('client.unreachable'));
      pauses.push(...link.pauses());
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(link.follower.get()).toEqual({
      latest: { version: 1 },
      confirmedAtMs: 1_000_000,
      refusal: 'unreachable',
    });
    link.elapse();
    await link.answer({ version: 2 });
    expect(link.follower.get()).toMatchObject({ latest: { version: 2 }, refusal: null });
    expect(link.pauses()).toEqual([5_000]);
  });

  it('asks at once when the network is back', async () => {
    const link = followed();
    link.follower.start();
    await link.refuse(clientProblem('client.offline'));
    expect(link.follower.get()).toMatchObject({ latest: null, refusal: 'offline' });
    link.change();
    expect(link.asked()).toBe(2);
    expect(link.pauses()).toEqual([]);
  });

  it('honours Retry-After, also when the page is shown again or the reader asks by hand', async () => {
    const link = followed();
    link.follower.start();
    await link.refuse(refused(429, 'tracking.too-many', 90_000));
    expect(link.follower.get().refusal).toBe('too-many');
    expect(link.pauses()).toEqual([90_000]);
    link.device.now += 30_000;
    link.change();
    link.follower.askNow();
    expect(link.asked()).toBe(1);
    expect(link.pauses()).toEqual([60_000]);
    link.elapse();
    expect(link.asked()).toBe(2);
  });

  it.each([
    [404, 'tracking.not-found', 'not-found'],
    [400, 'request.invalid', 'not-found'],
    [410, 'tracking.expired', 'expired'],
    [409, 'receipt.not-ready', 'not-ready'],
  ])('shows nothing and stops asking after the answer %i %s', async (status, code, refusal) => {
    const link = followed();
    link.follower.start();
    await link.answer({ version: 1 });
    link.elapse();
    await link.refuse(refused(status, code));
    expect(link.follower.get()).toMatchObject({ latest: null, refusal });
    link.change();
    expect([link.pauses(), link.asked()]).toEqual([[], 2]);
  });

  it.each([
    [500, 'server.failure'],
    [503, 'server.unavailable'],
    [408, 'request.timeout'],
  ])('asks again after the answer %i', async (status, code) => {
    const link = followed();
    link.follower.start();
    await link.refuse(refused(status, code));
    expect(link.follower.get().refusal).toBe('failure');
    expect(link.pauses()).toHaveLength(1);
  });

  it('survives an answer in the wrong shape', async () => {
    const link = followed();
    link.follower.start();
    await link.refuse(new TypeError('not what was agreed'));
    expect(link.follower.get().refusal).toBe('failure');
    expect(link.pauses()).toHaveLength(1);
  });

  it('stops when its screen unmounts, and can start again', async () => {
    const link = followed();
    const stop = link.follower.start();
    stop();
    expect(link.isAborted(0)).toBe(true);
    await link.answer({ version: 1 });
    expect([link.follower.get().latest, link.pauses()]).toEqual([null, []]);
    link.change();
    expect(link.asked()).toBe(1);
    link.follower.start();
    expect(link.asked()).toBe(2);
    await link.answer({ version: 2 });
    expect(link.follower.get().latest).toEqual({ version: 2 });
  });
});
