import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Keys for each limit; beyond, the counts that were used longest ago are forgotten, or an attack could fill the memory. */
const mostKeys = 50_000;

type Options = Parameters<RateLimiterMemory['consume']>[2];

/** Counts in this process. What it refuses it does not count, and what is given back never opens room for more than the limit. */
export class MemoryCounts extends RateLimiterMemory {
  readonly #keys = new Set<string>();

  override async consume(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    this.#note(key);
    try {
      return await super.consume(key, points, options);
    } catch (refusal) {
      await this.reward(key, points, options);
      throw refusal;
    }
  }

  override async reward(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    const left = await super.reward(key, points, options);
    // Its window ended meanwhile.
    if (left.consumedPoints < 0) await this.delete(key);
    return left;
  }

  #note(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= mostKeys) return;
    const [oldest = ''] = this.#keys;
    this.#keys.delete(oldest);
    void this.delete(oldest);
  }
}
