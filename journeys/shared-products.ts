import { endProduct, type FlagChanges, type Product, startProduct } from './product.ts';

/** How many servers a worker keeps in addition to its default one: idle servers use memory. */
const maxServers = 2;

/** A worker's servers with other settings or flags. The journeys of one worker run one after another. */
export class SharedProducts {
  /** The most recently used one is last. */
  readonly #running = new Map<string, Product>();

  /** Returns a server with these settings and flags: a running one, or a new one. */
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
      if (this.#running.size < maxServers) return;
      this.#running.delete(key);
      await endProduct(product);
    }
  }
}
