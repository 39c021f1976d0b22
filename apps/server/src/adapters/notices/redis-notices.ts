import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Notices, NoticeTopic } from '../../live/ports.ts';
import { isTopic, Listeners, type Listener } from './listeners.ts';

const channel = 'riderbell-notices';

interface Notice {
  from: string;
  topic: NoticeTopic;
  text: string;
}

/** Notices through Redis. A client that subscribes can do nothing else, so it takes a second connection. */
export class RedisNotices implements Notices {
  readonly #listeners = new Listeners();
  readonly #self = randomUUID();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #onFailure: (error: unknown) => void;

  constructor(publisher: Redis, onFailure: (error: unknown) => void) {
    this.#publisher = publisher;
    this.#onFailure = onFailure;
    // Subscribing waits in the queue until Redis is there, and is done again after each reconnection.
    this.#subscriber = publisher.duplicate({
      enableOfflineQueue: true,
      autoResubscribe: true,
      commandTimeout: undefined,
    });
    this.#subscriber.on('error', onFailure);
    this.#subscriber.on('message', (_, message) => this.#receive(message));
    this.#subscriber.subscribe(channel).catch(onFailure);
  }

  publish(topic: NoticeTopic, text: string): void {
    this.#listeners.tell(topic, text);
    const notice: Notice = { from: this.#self, topic, text };
    this.#publisher.publish(channel, JSON.stringify(notice)).catch(this.#onFailure);
  }

  subscribe(topic: NoticeTopic, listener: Listener): () => void {
    return this.#listeners.add(topic, listener);
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect();
  }

  #receive(message: string): void {
    const notice = JSON.parse(message) as Partial<Notice>;
    if (notice.from === this.#self || !isTopic(notice.topic)) return;
    this.#listeners.tell(notice.topic, notice.text ?? '');
  }
}
