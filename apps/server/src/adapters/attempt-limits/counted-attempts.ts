import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Attempt, AttemptKey, AttemptLimiter, Judged } from '../../features/accounts/ports.ts';
import { MemoryCounts } from './memory-counts.ts';
import { redisCounts } from './redis-counts.ts';

/** How often to check whether an attempt in progress was given back. */
const pollMilliseconds = 50;
/** Requests per key that may wait for attempts in progress. Any more are a flood and are refused at once. */
const maxWaiting = 64;
/** Longer than any attempt waits, so that the mark of an attempt whose process ended disappears. */
const inProgressSeconds = 30;
const unlimited = 1_000_000;

type Counts = Pick<MemoryCounts, 'consume' | 'reward' | 'get' | 'penalty'>;

export interface CountedAttemptsParts {
  /** null: each process counts on its own. */
  readonly redis: Redis | null;
  readonly windowMilliseconds: number;
  /** How long an attempt waits for others in progress, because they may be given back. */
  readonly maxWaitMilliseconds?: number;
}

/** Counts attempts with `rate-limiter-flexible`: in Redis, and in memory while Redis is down or if there is none. */
export class CountedAttempts implements AttemptLimiter {
  readonly #parts: Required<CountedAttemptsParts>;
  /** By limit: a key always has the same limit. */
  readonly #counts = new Map<number, Counts>();
  readonly #inProgress: Counts;
  readonly #waiting = new Map<string, number>();

  constructor(parts: CountedAttemptsParts) {
    this.#parts = { maxWaitMilliseconds: 20_000, ...parts };
    this.#inProgress = this.#open('under-way', unlimited, inProgressSeconds);
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
    // If the server fails, the guess was not judged and does not count.
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

  /** Takes an attempt that may be given back, and marks it as in progress before it is counted. */
  async #hold(keys: readonly AttemptKey[]): Promise<number | null> {
    const until = performance.now() + this.#parts.maxWaitMilliseconds;
    for (;;) {
      await this.#mark(keys, 'penalty');
      const refused = await this.#takeAll(keys);
      if (refused === null) return null;
      await this.#mark(keys, 'reward');
      if (!(await this.#waitForRoom(refused.key, until))) return refused.seconds;
    }
  }

  /** Waits while attempts in progress may be given back. Returns false when all of them were judged and there is still no room. */
  async #waitForRoom(key: AttemptKey, until: number): Promise<boolean> {
    const waiting = this.#waiting.get(key.key) ?? 0;
    if (waiting >= maxWaiting) return false;
    this.#waiting.set(key.key, waiting + 1);
    try {
      while (performance.now() < until) {
        // Read this first: an attempt that ends between the two reads may leave room, which the second read then shows.
        const isInProgress = ((await this.#inProgress.get(key.key))?.consumedPoints ?? 0) > 0;
        const used = (await this.#countsOf(key).get(key.key))?.consumedPoints ?? 0;
        if (used < key.limit) return true;
        if (!isInProgress) return false;
        await pause(pollMilliseconds);
      }
      return false;
    } finally {
      const left = (this.#waiting.get(key.key) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(key.key);
      else this.#waiting.set(key.key, left);
    }
  }

  /** Counts against all keys or none. If a key has no room, returns the one with the longest wait, else null. */
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
    await Promise.all(keys.map(({ key }) => this.#inProgress[how](key)));
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
