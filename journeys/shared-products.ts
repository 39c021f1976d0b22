import { endProduct, type FlagChanges, type Product, startProduct } from './product.ts';

/** As many as a worker keeps beside its usual server: a server that waits still takes memory. */
const most = 2;

/** The servers of a worker that have settings or flags of their own. Journeys of one worker run one after another. */
export class SharedProducts {
  /** The one that was used last comes last. */
  readonly #running = new Map<string, Product>();

  /** A server with these settings and flags: one that runs already, or a new one. */
  async take(settings: Record<string, string> = {}, flags: FlagChanges = {}): Promise<Product> {
    const key = JSON.stringify(
      [settings, flags].map((part) => Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1))),
    );
    const running = this.#running.get(key);
    this.#running.delete(key);
    if (running === undefined) await this.#makeRoom();
    const product = running ?? (await startProduct(settings, flags));
    this.#running.set(key, product);
    return product;
  }

  async end(): Promise<void> {
    for (const product of this.#running.values()) await endProduct(product);
    this.#running.clear();
  }

  async #makeRoom(): Promise<void> {
    for (const [key, product] of this.#running) {
      if (this.#running.size < most) return;
      this.#running.delete(key);
      await endProduct(product);
    }
  }
}
