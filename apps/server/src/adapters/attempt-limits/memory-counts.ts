import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Keys per limit. Beyond it the least recently used counts are dropped, or an attack could fill the memory. */
const maxKeys = 50_000;

type Options = Parameters<RateLimiterMemory['consume']>[2];
type Settings = ConstructorParameters<typeof RateLimiterMemory>[0];

/** Counts in this process. Refused attempts are not counted, and attempts given back never leave room for more than the limit. */
export class MemoryCounts extends RateLimiterMemory {
  /** Points taken and not given back, by key. Never less than the library's count, which restarts with each window. */
  readonly #taken: LRUCache<string, number>;

  constructor(settings: Settings, max = maxKeys) {
    super(settings);
    // The library does not limit the number of its keys.
    const dispose = (_: number, key: string): void => void super.delete(key);
    this.#taken = new LRUCache({ max, dispose, noDisposeOnSet: true });
  }

  override async consume(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    this.#add(key, points);
    try {
      return await super.consume(key, points, options);
    } catch (refusal) {
      await this.reward(key, points, options);
      throw refusal;
    }
  }

  override penalty(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    this.#add(key, points);
    return super.penalty(key, points, options);
  }

  override async reward(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    const rewarded = super.reward(key, points, options);
    // Synchronously, so that an attempt counted in the meantime is not dropped with this one.
    const taken = this.#add(key, -points);
    const left = await rewarded;
    // The window of the key ended in the meantime.
    if (left.consumedPoints < 0 && taken > 0) this.#taken.delete(key);
    return left;
  }

  /** Drops the key when no point of it is taken any more. @returns the points taken now */
  #add(key: string, points: number): number {
    const taken = (this.#taken.get(key) ?? 0) + points;
    if (taken > 0) this.#taken.set(key, taken);
    else if (!this.#taken.delete(key)) void super.delete(key);
    return taken;
  }
}
