import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { EventBus, BusTopic } from '../../live/ports.ts';
import { isTopic, Listeners, type Listener } from './listeners.ts';

const channel = 'riderbell-notices';

interface Message {
  from: string;
  topic: BusTopic;
  text: string;
}

/** The event bus over Redis. A subscribed client accepts no other commands, so this class opens a second connection. */
export class RedisEventBus implements EventBus {
  readonly #listeners = new Listeners();
  readonly #self = randomUUID();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #onFailure: (error: unknown) => void;

  constructor(publisher: Redis, onFailure: (error: unknown) => void) {
    this.#publisher = publisher;
    this.#onFailure = onFailure;
    // The subscription waits in the queue until Redis is reachable, and is repeated after each reconnection.
    this.#subscriber = publisher.duplicate({
      enableOfflineQueue: true,
      autoResubscribe: true,
      commandTimeout: undefined,
    });
    this.#subscriber.on('error', onFailure);
    this.#subscriber.on('message', (_, message) => this.#receive(message));
    this.#subscriber.subscribe(channel).catch(onFailure);
  }

  publish(topic: BusTopic, text: string): void {
    this.#listeners.notify(topic, text);
    const message: Message = { from: this.#self, topic, text };
    this.#publisher.publish(channel, JSON.stringify(message)).catch(this.#onFailure);
  }

  subscribe(topic: BusTopic, listener: Listener): () => void {
    return this.#listeners.add(topic, listener);
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect();
  }

  #receive(json: string): void {
    const message = JSON.parse(json) as Partial<Message>;
    if (message.from === this.#self || !isTopic(message.topic)) return;
    this.#listeners.notify(message.topic, message.text ?? '');
  }
}
