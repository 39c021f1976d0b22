import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Keys for each limit; beyond, the counts that were used longest ago are forgotten, or an attack could fill the memory. */
const mostKeys = 50_000;

type Options = Parameters<RateLimiterMemory['consume']>[2];
type Settings = ConstructorParameters<typeof RateLimiterMemory>[0];

/** Counts in this process. A refused attempt is not counted, and giving attempts back never leaves room for more than the limit. */
export class MemoryCounts extends RateLimiterMemory {
  /** What was taken of each key and not given back; at least what the library counts, which forgets when a window ends. */
  readonly #taken: LRUCache<string, number>;

  constructor(settings: Settings, max = mostKeys) {
    super(settings);
    // The library's own counts have no bound.
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
    // At once, so that an attempt that is counted meanwhile is not forgotten with this one.
    const taken = this.#add(key, -points);
    const left = await rewarded;
    // Its window ended meanwhile.
    if (left.consumedPoints < 0 && taken > 0) this.#taken.delete(key);
    return left;
  }

  /** Forgets the key when nothing of it counts any more. @returns what is taken of it now */
  #add(key: string, points: number): number {
    const taken = (this.#taken.get(key) ?? 0) + points;
    if (taken > 0) this.#taken.set(key, taken);
    else if (!this.#taken.delete(key)) void super.delete(key);
    return taken;
  }
}
