import type { NoticeTopic } from '../../live/ports.ts';

export type Listener = (text: string) => void;

/** Who in this process wants to hear of what. */
export class Listeners {
  readonly #byTopic = new Map<NoticeTopic, Set<Listener>>();

  add(topic: NoticeTopic, listener: Listener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  tell(topic: NoticeTopic, text: string): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener(text);
  }
}

const topics: readonly unknown[] = [
  'events-appended',
  'jobs-added',
  'session-ended',
  'vendor-changed',
  'country-parameters-changed',
] satisfies NoticeTopic[];

export function isTopic(text: unknown): text is NoticeTopic {
  return topics.includes(text);
}
