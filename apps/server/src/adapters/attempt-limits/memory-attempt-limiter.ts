import type { AttemptKey, AttemptLimiter } from '../../features/accounts/ports.ts';

interface Count {
  used: number;
  until: number;
}

const sizeLimit = 100_000;

/** Counts in this process. */
export class MemoryAttemptLimiter implements AttemptLimiter {
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();

  constructor(windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  async take(keys: readonly AttemptKey[]): Promise<number | null> {
    const now = this.#now();
    const waits = keys.flatMap(({ key, limit, windowMilliseconds }) => {
      const count = this.#countOf(key, windowMilliseconds ?? this.#windowMs, now);
      count.used += 1;
      return count.used > limit ? [Math.ceil((count.until - now) / 1000)] : [];
    });
    return waits.length === 0 ? null : Math.max(...waits);
  }

  async giveBack(keys: readonly AttemptKey[]): Promise<void> {
    for (const { key } of keys) {
      const count = this.#counts.get(key);
      if (count && count.used > 0) count.used -= 1;
    }
  }

  #countOf(key: string, windowMs: number, now: number): Count {
    const known = this.#counts.get(key);
    // A clock that was set back must not make a wait longer than its window.
    if (known && known.until > now && known.until <= now + windowMs) return known;
    if (this.#counts.size >= sizeLimit) this.#forgetOld(now);
    const fresh = { used: 0, until: now + windowMs };
    this.#counts.set(key, fresh);
    return fresh;
  }

  /** Windows that are over; when an attack fills it with running ones, the oldest have to go. */
  #forgetOld(now: number): void {
    for (const [key, count] of this.#counts) if (count.until <= now) this.#counts.delete(key);
    for (const key of this.#counts.keys()) {
      if (this.#counts.size < sizeLimit) break;
      this.#counts.delete(key);
    }
  }
}
