import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { EventBus, BusTopic } from '../../live/ports.ts';
import type { SqlPool } from './sql-pool.ts';

const channel = 'riderbell_notices';
/** Commits with a NOTIFY wait for one another, so messages are sent in batches, and never in the transaction of an order. */
const batchMilliseconds = 10;
const reconnectMilliseconds = 1000;
const notify = 'select pg_notify($1, $2)';
/** A payload may have at most 8000 bytes. */
const messagesInOne = 50;

type Listener = (text: string) => void;
type Message = readonly [topic: BusTopic, text: string];

export interface PostgresEventBusOptions {
  databaseUrl: string;
  pool: SqlPool;
  onFailure: (error: unknown) => void;
}

/** The event bus over LISTEN and NOTIFY. One connection listens for as long as the process lives. */
export class PostgresEventBus implements EventBus {
  readonly #options: PostgresEventBusOptions;
  readonly #self = randomUUID();
  readonly #listeners = new Map<BusTopic, Set<Listener>>();
  readonly #waiting = new Map<string, Message>();
  #client: Client | null = null;
  #sending: NodeJS.Timeout | null = null;
  #reconnecting: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: PostgresEventBusOptions) {
    this.#options = options;
    void this.#listen();
  }

  publish(topic: BusTopic, text: string): void {
    this.#notify(topic, text);
    // Sends a message once per batch.
    this.#waiting.set(`${topic} ${text}`, [topic, text]);
    this.#sending ??= setTimeout(() => void this.#send(), batchMilliseconds);
  }

  subscribe(topic: BusTopic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#reconnecting) clearTimeout(this.#reconnecting);
    if (this.#sending) {
      clearTimeout(this.#sending);
      await this.#send();
    }
    await this.#client?.end();
  }

  #notify(topic: BusTopic, text: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(text);
  }

  async #send(): Promise<void> {
    this.#sending = null;
    const messages = [...this.#waiting.values()];
    this.#waiting.clear();
    try {
      for (let start = 0; start < messages.length; start += messagesInOne) {
        const payload = JSON.stringify([this.#self, ...messages.slice(start, start + messagesInOne)]);
        await this.#options.pool.query(notify, [channel, payload]);
      }
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  async #listen(): Promise<void> {
    const client = new Client({ connectionString: this.#options.databaseUrl, application_name: 'riderbell-notices' });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    client.on('notification', ({ payload }) => this.#receive(payload ?? '[]'));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // Messages were lost while this process was not connected.
      this.#notify('events-appended', '');
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #lost(client: Client, error: unknown): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    if (error !== null) this.#options.onFailure(error);
    client.end().catch(this.#options.onFailure);
    this.#reconnecting = setTimeout(() => void this.#listen(), reconnectMilliseconds);
    this.#reconnecting.unref();
  }

  #receive(payload: string): void {
    const [from, ...messages] = JSON.parse(payload) as [string, ...Message[]];
    if (from === this.#self) return;
    for (const [topic, text] of messages) this.#notify(topic, text);
  }
}
