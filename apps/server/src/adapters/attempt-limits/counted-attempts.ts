import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Attempt, AttemptKey, AttemptLimiter, Judged } from '../../features/accounts/ports.ts';
import { MemoryCounts } from './memory-counts.ts';
import { redisCounts } from './redis-counts.ts';

/** Asks again so often whether an attempt under way was a good one. */
const pollMilliseconds = 50;
/** Requests that wait for others under way, by key: more of them are a flood and are refused at once. */
const mostWaiting = 64;
/** Longer than an attempt is waited for, so that the mark of one whose process ended does not stay. */
const underWaySeconds = 30;
const unlimited = 1_000_000;

type Counts = Pick<MemoryCounts, 'consume' | 'reward' | 'get' | 'penalty'>;

export interface CountedAttemptsParts {
  /** null: each process counts for itself. */
  readonly redis: Redis | null;
  readonly windowMilliseconds: number;
  /** How long an attempt waits for others under way, which may be given back. */
  readonly patienceMilliseconds?: number;
}

/** Attempts counted by `rate-limiter-flexible`: in Redis, in memory while that is away, and in memory where there is none. */
export class CountedAttempts implements AttemptLimiter {
  readonly #parts: Required<CountedAttemptsParts>;
  /** By limit: a key always comes with the same. */
  readonly #counts = new Map<number, Counts>();
  readonly #underWay: Counts;
  readonly #waiting = new Map<string, number>();

  constructor(parts: CountedAttemptsParts) {
    this.#parts = { patienceMilliseconds: 20_000, ...parts };
    this.#underWay = this.#open('under-way', unlimited, underWaySeconds);
  }

  async take(keys: readonly AttemptKey[]): Promise<number | null> {
    return (await this.#takeAll(keys))?.seconds ?? null;
  }

  async giveBack(keys: readonly AttemptKey[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#countsOf(key).reward(key.key, 1, this.#windowOf(key))));
  }

  async attempt<T>(keys: readonly AttemptKey[], look: () => Promise<Judged<T>>): Promise<Attempt<T>> {
    const seconds = await this.#hold(keys);
    if (seconds !== null) return { ok: false, seconds };
    // What ends in a failure of ours has shown nothing about the guess.
    let counts = false;
    try {
      const judged = await look();
      ({ counts } = judged);
      return { ok: true, value: judged.value };
    } finally {
      if (!counts) await this.giveBack(keys);
      await this.#mark(keys, 'reward');
    }
  }

  /** Takes an attempt that may be given back: it is marked as under way before it is counted. */
  async #hold(keys: readonly AttemptKey[]): Promise<number | null> {
    const until = performance.now() + this.#parts.patienceMilliseconds;
    for (;;) {
      await this.#mark(keys, 'penalty');
      const refused = await this.#takeAll(keys);
      if (refused === null) return null;
      await this.#mark(keys, 'reward');
      if (!(await this.#roomFollows(refused.key, until))) return refused.seconds;
    }
  }

  /** Waits while attempts under way may be given back. false once all of them were judged and there is no room. */
  async #roomFollows(key: AttemptKey, until: number): Promise<boolean> {
    const waiting = this.#waiting.get(key.key) ?? 0;
    if (waiting >= mostWaiting) return false;
    this.#waiting.set(key.key, waiting + 1);
    try {
      while (performance.now() < until) {
        // Read first: what ends between the two questions has left room, which the second would not show.
        const isUnderWay = ((await this.#underWay.get(key.key))?.consumedPoints ?? 0) > 0;
        const used = (await this.#countsOf(key).get(key.key))?.consumedPoints ?? 0;
        if (used < key.limit) return true;
        if (!isUnderWay) return false;
        await pause(pollMilliseconds);
      }
      return false;
    } finally {
      const left = (this.#waiting.get(key.key) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(key.key);
      else this.#waiting.set(key.key, left);
    }
  }

  /** Counts against all keys or none. The key with the longest wait when one of them has no room, else null. */
  async #takeAll(keys: readonly AttemptKey[]): Promise<{ key: AttemptKey; seconds: number } | null> {
    const taken = await Promise.all(keys.map(async (key) => ({ key, seconds: await this.#takeOne(key) })));
    const refused = taken.flatMap(({ key, seconds }) => (seconds === null ? [] : [{ key, seconds }]));
    if (refused.length === 0) return null;
    await this.giveBack(taken.flatMap(({ key, seconds }) => (seconds === null ? [key] : [])));
    return refused.reduce((longest, other) => (other.seconds > longest.seconds ? other : longest));
  }

  async #takeOne(key: AttemptKey): Promise<number | null> {
    try {
      await this.#countsOf(key).consume(key.key, 1, this.#windowOf(key));
      return null;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    }
  }

  async #mark(keys: readonly AttemptKey[], how: 'penalty' | 'reward'): Promise<void> {
    await Promise.all(keys.map(({ key }) => this.#underWay[how](key)));
  }

  #countsOf({ limit }: AttemptKey): Counts {
    const known = this.#counts.get(limit) ?? this.#open('attempts', limit, this.#parts.windowMilliseconds / 1000);
    this.#counts.set(limit, known);
    return known;
  }

  #windowOf({ windowMilliseconds = this.#parts.windowMilliseconds }: AttemptKey): { customDuration: number } {
    return { customDuration: windowMilliseconds / 1000 };
  }

  #open(name: string, points: number, duration: number): Counts {
    const about = { keyPrefix: `riderbell-${name}`, points, duration };
    return this.#parts.redis === null ? new MemoryCounts(about) : redisCounts(this.#parts.redis, about);
  }
}
