import type { Redis } from 'ioredis';
import type { AttemptKey, AttemptLimiter } from '../../features/accounts/ports.ts';

const prefix = 'riderbell-attempts:';

/** Counts for all processes together; while Redis is away, each counts for itself. */
export class RedisAttemptLimiter implements AttemptLimiter {
  readonly #redis: Redis;
  readonly #windowMs: number;
  readonly #fallback: AttemptLimiter;

  constructor(redis: Redis, windowMs: number, fallback: AttemptLimiter) {
    this.#redis = redis;
    this.#windowMs = windowMs;
    this.#fallback = fallback;
  }

  async take(keys: readonly AttemptKey[]): Promise<number | null> {
    const transaction = this.#redis.multi();
    for (const { key, windowMilliseconds } of keys) {
      transaction
        .incr(prefix + key)
        .pexpire(prefix + key, windowMilliseconds ?? this.#windowMs, 'NX')
        .pttl(prefix + key);
    }
    const replies = await this.#ask(() => transaction.exec());
    if (replies === null) return this.#fallback.take(keys);
    const waits = keys.flatMap(({ limit }, index) => {
      const used = Number(replies[index * 3]?.[1]);
      const milliseconds = Number(replies[index * 3 + 2]?.[1]);
      return used > limit ? [Math.max(1, Math.ceil(milliseconds / 1000))] : [];
    });
    return waits.length === 0 ? null : Math.max(...waits);
  }

  async giveBack(keys: readonly AttemptKey[]): Promise<void> {
    const transaction = this.#redis.multi();
    // `incrby` on a key that has run out would make one that never does; `pexpire` bounds it.
    for (const { key } of keys) transaction.decr(prefix + key).pexpire(prefix + key, this.#windowMs, 'NX');
    if ((await this.#ask(() => transaction.exec())) === null) await this.#fallback.giveBack(keys);
  }

  /** null when Redis did not answer. */
  async #ask<T>(command: () => Promise<T>): Promise<T | null> {
    try {
      return await command();
    } catch {
      return null;
    }
  }
}
