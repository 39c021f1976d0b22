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

/** What a provider would get, and the timers of the page, which fire when the test says so. */
class Scene {
  readonly received: { path: string; type: string; body: Batch }[] = [];
  readonly beacons: { url: string; body: string; type: string }[] = [];
  readonly waits: number[] = [];
  behaviour: Behaviour = accept;
  offline = false;
  beaconTaken = true;
  /** What the attempts came to, in their order. */
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
        return this.beaconTaken;
      },
      schedule: (task, milliseconds) => {
        this.waits.push(milliseconds);
        this.#task = task;
        return () => (this.#task = null);
      },
      isOffline: () => this.offline,
      newId: () => `uuid-${(this.#ids += 1)}`,
    });
  }

  get planned(): boolean {
    return this.#task !== null;
  }

  /** Lets the timer fire, and what it began come to its end. */
  async fire(): Promise<void> {
    const task = this.#task;
    this.#task = null;
    const before = this.attempts.length;
    task?.();
    await Promise.all(this.attempts.slice(before));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }

  see(count = 1): void {
    for (let at = 1; at <= count; at += 1)
      this.sink.take({ ...event, at: Date.UTC(2026, 10, 21, 4, 0, at) }, 'device-1');
  }

  names(): string[][] {
    return this.received.map(({ body }) => body.batch.map(({ uuid }) => uuid));
  }
}

const event: SentEvent = { name: 'page_viewed', properties: { page: 'home', signed_in: false }, at: 0 };

let scene: Scene;
beforeEach(async () => {
  scene = new Scene();
  await scene.start();
});
afterEach(async () => {
  scene.server.closeAllConnections();
  await new Promise((resolve) => scene.server.close(resolve));
});

describe('what a provider gets', () => {
  it('is one batch in the form that it documents, with nothing that makes a person of a device', async () => {
    scene.see(2);
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
    expect(scene.planned).toBe(false);
  });

  it('comes in batches of twenty', async () => {
    scene.see(45);
    for (const size of [20, 20, 5]) {
      await scene.fire();
      expect(scene.received.at(-1)?.body.batch).toHaveLength(size);
    }
    expect(scene.planned).toBe(false);
  });
});

describe('a provider that is in trouble', () => {
  it('is asked again three times with longer waits, by the same ids, and then left alone', async () => {
    scene.behaviour = fail;
    scene.see();
    for (let attempt = 0; attempt < 4; attempt += 1) await scene.fire();
    expect(scene.names()).toEqual([['uuid-1'], ['uuid-1'], ['uuid-1'], ['uuid-1']]);
    expect(scene.waits).toEqual([5000, 5000, 15_000, 60_000]);
    expect(scene.planned).toBe(false);
  });

  it('that refuses is not asked again', async () => {
    scene.behaviour = refuse;
    scene.see();
    await scene.fire();
    expect([scene.received.length, scene.planned]).toEqual([1, false]);
  });

  it('that hangs is given up after two seconds, and asked again', async () => {
    scene.behaviour = hang;
    scene.see();
    await scene.fire();
    expect([scene.received.length, scene.planned]).toEqual([1, true]);
    scene.behaviour = accept;
    await scene.fire();
    expect(scene.names()).toEqual([['uuid-1'], ['uuid-1']]);
    expect(scene.planned).toBe(false);
  });

  it('costs no more memory than two hundred events; the oldest go', async () => {
    scene.behaviour = fail;
    scene.see(250);
    await scene.fire();
    expect(scene.received[0]?.body.batch[0]?.uuid).toBe('uuid-51');
  });
});

describe('a browser without a network', () => {
  it('asks nobody, and loses no attempt by it', async () => {
    scene.offline = true;
    scene.see();
    for (let turn = 0; turn < 6; turn += 1) await scene.fire();
    expect([scene.received.length, scene.planned]).toEqual([0, true]);
    scene.offline = false;
    await scene.fire();
    expect(scene.received).toHaveLength(1);
  });
});

describe('a page that goes away', () => {
  it('sends what waits with the browser’s beacon, once', async () => {
    scene.see(2);
    scene.sink.leave();
    scene.sink.leave();
    await expect.poll(() => scene.beacons).toHaveLength(1);
    expect(scene.beacons[0]).toMatchObject({ type: 'application/json' });
    expect((JSON.parse(scene.beacons[0]?.body ?? '') as Batch).batch).toHaveLength(2);
    await scene.fire();
    expect(scene.received).toEqual([]);
  });

  it('keeps what the browser did not take', async () => {
    scene.beaconTaken = false;
    scene.see();
    scene.sink.leave();
    await scene.fire();
    expect(scene.names()).toEqual([['uuid-1']]);
  });
});

describe('a visitor who withdraws', () => {
  it('takes back what has not left, also what is to be tried again', async () => {
    scene.behaviour = fail;
    scene.see();
    await scene.fire();
    scene.sink.forget();
    expect(scene.planned).toBe(false);
    scene.sink.leave();
    await scene.fire();
    expect([scene.received.length, scene.beacons.length]).toEqual([1, 0]);
  });

  it('does not bring a batch back that failed on its way', async () => {
    scene.behaviour = hang;
    scene.see();
    const sending = scene.fire();
    await expect.poll(() => scene.received.length).toBe(1);
    scene.sink.forget();
    await sending;
    expect(scene.planned).toBe(false);
  });
});
