import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Keys for each limit; beyond, the counts that were used longest ago are forgotten, or an attack could fill the memory. */
const mostKeys = 50_000;

type Options = Parameters<RateLimiterMemory['consume']>[2];
type Settings = ConstructorParameters<typeof RateLimiterMemory>[0];

/** Counts in this process. What it refuses it does not count, and what is given back never opens room for more than the limit. */
export class MemoryCounts extends RateLimiterMemory {
  readonly #mostKeys: number;
  /** What was taken of each key and not given back; at least what the library counts, which forgets when a window ends. */
  readonly #taken = new Map<string, number>();

  constructor(settings: Settings, most = mostKeys) {
    super(settings);
    this.#mostKeys = most;
  }

  override async consume(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    this.#note(key, points);
    try {
      return await super.consume(key, points, options);
    } catch (refusal) {
      await this.reward(key, points, options);
      throw refusal;
    }
  }

  override penalty(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    this.#note(key, points);
    return super.penalty(key, points, options);
  }

  override async reward(key: string, points = 1, options: Options = {}): Promise<RateLimiterRes> {
    const taken = (this.#taken.get(key) ?? 0) - points;
    const rewarded = super.reward(key, points, options);
    // Nothing counts any more. At once, so that an attempt that is counted meanwhile is not forgotten with it.
    if (taken <= 0) this.#forget(key);
    else this.#taken.set(key, taken);
    const left = await rewarded;
    // Its window ended meanwhile.
    if (left.consumedPoints < 0 && taken > 0) this.#forget(key);
    return left;
  }

  #note(key: string, points: number): void {
    const taken = (this.#taken.get(key) ?? 0) + points;
    this.#taken.delete(key);
    this.#taken.set(key, taken);
    if (this.#taken.size <= this.#mostKeys) return;
    const [oldest = ''] = this.#taken.keys();
    this.#forget(oldest);
  }

  #forget(key: string): void {
    this.#taken.delete(key);
    void super.delete(key);
  }
}
