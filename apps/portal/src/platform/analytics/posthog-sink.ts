import type { EventSink, SentEvent } from './analytics.ts';

export interface PosthogParts {
  /** An origin: "https://eu.i.posthog.com". */
  host: string;
  key: string;
  fetch(url: string, init: RequestInit): Promise<{ status: number }>;
  /** Sends during the unload of the page; false if the browser rejects it. */
  beacon(url: string, body: Blob): boolean;
  /** Runs a task later; returns a function that cancels it. */
  schedule(task: () => void, milliseconds: number): () => void;
  isOffline(): boolean;
  newId(): string;
}

interface BatchEvent {
  event: string;
  uuid: string;
  timestamp: string;
  properties: Record<string, string | boolean>;
}

/** The queue only gets longer while the provider is down; the oldest events are then dropped. */
const maxQueued = 200;
const batchSize = 20;
/** Browsers accept 64 kB; an event is about half a kB. */
const maxInBeacon = 80;
const batchDelay = 5000;
const attemptTimeout = 2000;
/** The waits before the retries of a failed batch; after the last one it is dropped. */
const retryWaits = [5000, 15_000, 60_000];

export interface PosthogSink extends EventSink {
  /** Sends the queue with the browser's beacon, because the page is about to unload. */
  flush(): void;
}

/**
 * Uses PostHog's documented capture API (`POST {host}/batch/`) without its SDK: collects events for some seconds, sends them together,
 * and retries a few times if the provider is down. It asks the provider to create no person profile and to look up no location.
 */
export function createPosthogSink(parts: PosthogParts): PosthogSink {
  const url = `${parts.host}/batch/`;
  let queue: BatchEvent[] = [];
  let failures = 0;
  /** The batch that is being sent. */
  let inFlight: readonly BatchEvent[] = [];
  let cancel: (() => void) | null = null;

  const bodyOf = (batch: readonly BatchEvent[]) =>
    JSON.stringify({ api_key: parts.key, historical_migration: false, batch });

  const schedule = (milliseconds: number) => {
    cancel ??= parts.schedule(() => {
      cancel = null;
      void send();
    }, milliseconds);
  };

  const send = async () => {
    if (inFlight.length > 0 || queue.length === 0) return;
    // Being offline does not count as a failed attempt.
    if (parts.isOffline()) return schedule(retryWaits[0] ?? batchDelay);
    const batch = queue.slice(0, batchSize);
    inFlight = batch;
    const outcome = await post(parts, url, bodyOf(batch));
    // The queue was cleared meanwhile, or a newer batch is being sent.
    if (inFlight !== batch) return;
    inFlight = [];
    const wait = retryWaits[failures];
    if (outcome === 'later' && wait !== undefined) {
      failures += 1;
      return schedule(wait);
    }
    failures = 0;
    queue = queue.filter((event) => !batch.includes(event));
    if (queue.length > 0) schedule(batchDelay);
  };

  return {
    record(event, device) {
      if (device === null) return;
      queue.push(batchEvent(event, device, parts.newId()));
      if (queue.length > maxQueued) queue.shift();
      schedule(batchDelay);
    },
    clear() {
      queue = [];
      inFlight = [];
      failures = 0;
      cancel?.();
      cancel = null;
    },
    flush() {
      // A batch in flight completes by itself (keepalive), so do not send its events twice.
      const rest = queue.filter((event) => !inFlight.includes(event)).slice(0, maxInBeacon);
      if (rest.length === 0) return;
      const body = new Blob([bodyOf(rest)], { type: 'application/json' });
      if (parts.beacon(url, body)) queue = queue.filter((event) => !rest.includes(event));
    },
  };
}

/** @returns `later` if a retry may help; a rejection would only be repeated */
async function post(parts: PosthogParts, url: string, body: string): Promise<'done' | 'later'> {
  try {
    const { status } = await parts.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal: AbortSignal.timeout(attemptTimeout),
    });
    return status >= 500 || status === 429 ? 'later' : 'done';
  } catch {
    // No network, a timeout or a content blocker: fail silently, because the visitor did not request it.
    return 'later';
  }
}

function batchEvent({ name, properties, at }: SentEvent, device: string, uuid: string): BatchEvent {
  return {
    event: name,
    uuid,
    timestamp: new Date(at).toISOString(),
    properties: { distinct_id: device, $process_person_profile: false, $geoip_disable: true, ...properties },
  };
}
