import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Notices, NoticeTopic } from '../../live/ports.ts';
import type { SqlPool } from './sql-pool.ts';

const channel = 'riderbell_notices';
/** Commits that notify wait for one another, so many notices go in one, and never in the transaction of an order. */
const batchMilliseconds = 10;
const reconnectMilliseconds = 1000;
const notify = 'select pg_notify($1, $2)';
/** A payload may have 8000 bytes. */
const noticesInOne = 50;

type Listener = (text: string) => void;
type Notice = readonly [topic: NoticeTopic, text: string];

export interface PostgresNoticesOptions {
  databaseUrl: string;
  pool: SqlPool;
  onFailure: (error: unknown) => void;
}

/** Notices through LISTEN and NOTIFY. One connection listens for as long as the process lives. */
export class PostgresNotices implements Notices {
  readonly #options: PostgresNoticesOptions;
  readonly #self = randomUUID();
  readonly #listeners = new Map<NoticeTopic, Set<Listener>>();
  readonly #waiting = new Map<string, Notice>();
  #client: Client | null = null;
  #sending: NodeJS.Timeout | null = null;
  #reconnecting: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: PostgresNoticesOptions) {
    this.#options = options;
    void this.#listen();
  }

  publish(topic: NoticeTopic, text: string): void {
    this.#tell(topic, text);
    // The same notice twice in a batch says nothing more.
    this.#waiting.set(`${topic} ${text}`, [topic, text]);
    this.#sending ??= setTimeout(() => void this.#send(), batchMilliseconds);
  }

  subscribe(topic: NoticeTopic, listener: Listener): () => void {
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

  #tell(topic: NoticeTopic, text: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(text);
  }

  async #send(): Promise<void> {
    this.#sending = null;
    const notices = [...this.#waiting.values()];
    this.#waiting.clear();
    try {
      for (let start = 0; start < notices.length; start += noticesInOne) {
        const payload = JSON.stringify([this.#self, ...notices.slice(start, start + noticesInOne)]);
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
      // Whatever was told while nobody listened here.
      this.#tell('events-appended', '');
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
    const [from, ...notices] = JSON.parse(payload) as [string, ...Notice[]];
    if (from === this.#self) return;
    for (const [topic, text] of notices) this.#tell(topic, text);
  }
}
