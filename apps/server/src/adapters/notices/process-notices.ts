import type { Notices, NoticeTopic } from '../../live/ports.ts';
import { Listeners, type Listener } from './listeners.ts';

/** Notices where there is one process: the embedded database lets nobody else in. */
export class ProcessNotices implements Notices {
  readonly #listeners = new Listeners();

  publish(topic: NoticeTopic, text: string): void {
    this.#listeners.tell(topic, text);
  }

  subscribe(topic: NoticeTopic, listener: Listener): () => void {
    return this.#listeners.add(topic, listener);
  }

  async close(): Promise<void> {
    // Nothing is held.
  }
}
