import type { EventBus, BusTopic } from '../../live/ports.ts';
import { Listeners, type Listener } from './listeners.ts';

/** The event bus of a single process: the embedded database admits no other. */
export class ProcessEventBus implements EventBus {
  readonly #listeners = new Listeners();

  publish(topic: BusTopic, text: string): void {
    this.#listeners.notify(topic, text);
  }

  subscribe(topic: BusTopic, listener: Listener): () => void {
    return this.#listeners.add(topic, listener);
  }

  async close(): Promise<void> {
    // It holds no connection.
  }
}
