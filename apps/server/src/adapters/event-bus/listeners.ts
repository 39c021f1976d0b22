import type { BusTopic } from '../../live/ports.ts';

export type Listener = (text: string) => void;

/** The listeners of this process, by topic. */
export class Listeners {
  readonly #byTopic = new Map<BusTopic, Set<Listener>>();

  add(topic: BusTopic, listener: Listener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  notify(topic: BusTopic, text: string): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener(text);
  }
}

const topics: readonly unknown[] = [
  'events-appended',
  'jobs-added',
  'session-ended',
  'vendor-changed',
  'country-parameters-changed',
] satisfies BusTopic[];

export function isTopic(text: unknown): text is BusTopic {
  return topics.includes(text);
}
