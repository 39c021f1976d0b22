import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SentEvent } from '../src/platform/analytics/analytics.ts';
import { createPosthogSink, type PosthogSink } from '../src/platform/analytics/posthog-sink.ts';

interface Batch {
  api_key: string;
  historical_migration: boolean;
  batch: { event: string; uuid: string; timestamp: string; properties: Record<string, unknown> }[];
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;
const accept: Behaviour = (_, response) => void response.writeHead(200).end('{"status":1}');
const fail: Behaviour = (_, response) => void response.writeHead(500).end('<html>broken</html>');
const refuse: Behaviour = (_, response) => void response.writeHead(401).end();
const hang: Behaviour = () => undefined;

/** A provider that records requests, and timers that fire when the test says so. */
class TestProvider {
  readonly received: { path: string; type: string; body: Batch }[] = [];
  readonly beacons: { url: string; body: string; type: string }[] = [];
  readonly waits: number[] = [];
  behaviour: Behaviour = accept;
  isOffline = false;
  isBeaconAccepted = true;
  /** The attempts in their order. */
  readonly attempts: Promise<unknown>[] = [];
  #task: (() => void) | null = null;
  #ids = 0;
  sink!: PosthogSink;
  server!: Server;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        const type = request.headers['content-type'] ?? '';
        this.received.push({ path: request.url ?? '', type, body: JSON.parse(text) as Batch });
        this.behaviour(request, response);
      });
    });
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    this.sink = createPosthogSink({
      host: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      key: 'phc_test',
      fetch: (url, init) => {
        const attempt = fetch(url, init);
        this.attempts.push(attempt.catch(() => undefined));
        return attempt;
      },
      beacon: (url, body) => {
        void body.text().then((text) => this.beacons.push({ url, body: text, type: body.type }));
        return this.isBeaconAccepted;
      },
      schedule: (task, milliseconds) => {
        this.waits.push(milliseconds);
        this.#task = task;
        return () => (this.#task = null);
      },
      isOffline: () => this.isOffline,
      newId: () => `uuid-${(this.#ids += 1)}`,
    });
  }

  get isScheduled(): boolean {
    return this.#task !== null;
  }

  /** Fires the timer and waits for what it starts. */
  async fire(): Promise<void> {
    const task = this.#task;
    this.#task = null;
    const before = this.attempts.length;
    task?.();
    await Promise.all(this.attempts.slice(before));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }

  record(count = 1): void {
    for (let at = 1; at <= count; at += 1)
      this.sink.record({ ...event, at: Date.UTC(2026, 10, 21, 4, 0, at) }, 'device-1');
  }

  names(): string[][] {
    return this.received.map(({ body }) => body.batch.map(({ uuid }) => uuid));
  }
}

const event: SentEvent = { name: 'page_viewed', properties: { page: 'home', signed_in: false }, at: 0 };

let scene: TestProvider;
beforeEach(async () => {
  scene = new TestProvider();
  await scene.start();
});
afterEach(async () => {
  scene.server.closeAllConnections();
  await new Promise((resolve) => scene.server.close(resolve));
});

describe('a request to the provider', () => {
  it('sends one batch in the documented format, without a person profile', async () => {
    scene.record(2);
    expect(scene.received).toEqual([]);
    await scene.fire();
    const properties = {
      distinct_id: 'device-1',
      $process_person_profile: false,
      $geoip_disable: true,
      page: 'home',
      signed_in: false,
    };
    expect(scene.received).toEqual([
      {
        path: '/batch/',
        type: 'application/json',
        body: {
          api_key: 'phc_test',
          historical_migration: false,
          batch: [
            { event: 'page_viewed', uuid: 'uuid-1', timestamp: '2026-11-21T04:00:01.000Z', properties },
            { event: 'page_viewed', uuid: 'uuid-2', timestamp: '2026-11-21T04:00:02.000Z', properties },
          ],
        },
      },
    ]);
    expect(scene.isScheduled).toBe(false);
  });

  it('sends batches of twenty events', async () => {
    scene.record(45);
    for (const size of [20, 20, 5]) {
      await scene.fire();
      expect(scene.received.at(-1)?.body.batch).toHaveLength(size);
    }
    expect(scene.isScheduled).toBe(false);
  });
});

describe('a provider that is in trouble', () => {
  it('retries a failed batch three times with longer waits and the same ids, then drops it', async () => {
    scene.behaviour = fail;
    scene.record();
    for (let attempt = 0; attempt < 4; attempt += 1) await scene.fire();
    expect(scene.names()).toEqual([['uuid-1'], ['uuid-1'], ['uuid-1'], ['uuid-1']]);
    expect(scene.waits).toEqual([5000, 5000, 15_000, 60_000]);
    expect(scene.isScheduled).toBe(false);
  });

  it('does not retry a rejected batch', async () => {
    scene.behaviour = refuse;
    scene.record();
    await scene.fire();
    expect([scene.received.length, scene.isScheduled]).toEqual([1, false]);
  });

  it('times out after two seconds and retries', async () => {
    scene.behaviour = hang;
    scene.record();
    await scene.fire();
    expect([scene.received.length, scene.isScheduled]).toEqual([1, true]);
    scene.behaviour = accept;
    await scene.fire();
    expect(scene.names()).toEqual([['uuid-1'], ['uuid-1']]);
    expect(scene.isScheduled).toBe(false);
  });

  it('queues at most two hundred events and drops the oldest', async () => {
    scene.behaviour = fail;
    scene.record(250);
    await scene.fire();
    expect(scene.received[0]?.body.batch[0]?.uuid).toBe('uuid-51');
  });
});

describe('a browser without a network', () => {
  it('sends nothing while offline, without using up a retry', async () => {
    scene.isOffline = true;
    scene.record();
    for (let turn = 0; turn < 6; turn += 1) await scene.fire();
    expect([scene.received.length, scene.isScheduled]).toEqual([0, true]);
    scene.isOffline = false;
    await scene.fire();
    expect(scene.received).toHaveLength(1);
  });
});

describe('a page that unloads', () => {
  it('sends the queue once with the browser’s beacon', async () => {
    scene.record(2);
    scene.sink.flush();
    scene.sink.flush();
    await expect.poll(() => scene.beacons).toHaveLength(1);
    expect(scene.beacons[0]).toMatchObject({ type: 'application/json' });
    expect((JSON.parse(scene.beacons[0]?.body ?? '') as Batch).batch).toHaveLength(2);
    await scene.fire();
    expect(scene.received).toEqual([]);
  });

  it('keeps the queue if the browser rejects the beacon', async () => {
    scene.isBeaconAccepted = false;
    scene.record();
    scene.sink.flush();
    await scene.fire();
    expect(scene.names()).toEqual([['uuid-1']]);
  });
});

describe('a visitor who withdraws', () => {
  it('drops all unsent events, including those that wait for a retry', async () => {
    scene.behaviour = fail;
    scene.record();
    await scene.fire();
    scene.sink.clear();
    expect(scene.isScheduled).toBe(false);
    scene.sink.flush();
    await scene.fire();
    expect([scene.received.length, scene.beacons.length]).toEqual([1, 0]);
  });

  it('does not retry a batch that failed after the withdrawal', async () => {
    scene.behaviour = hang;
    scene.record();
    const sending = scene.fire();
    await expect.poll(() => scene.received.length).toBe(1);
    scene.sink.clear();
    await sending;
    expect(scene.isScheduled).toBe(false);
  });
});
