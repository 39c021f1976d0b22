import type { EventSink, SentEvent } from './analytics.ts';

export interface PosthogParts {
  /** An origin: "https://eu.i.posthog.com". */
  host: string;
  key: string;
  fetch(url: string, init: RequestInit): Promise<{ status: number }>;
  /** Sends while the page goes away; whether the browser took it. */
  beacon(url: string, body: Blob): boolean;
  /** Runs a task later; answers the way to cancel it. */
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

/** More wait only while the provider is away: then the oldest go. */
const mostQueued = 200;
const batchSize = 20;
/** Browsers take 64 kB; an event is about half of one. */
const mostInBeacon = 80;
const pauseBeforeSending = 5000;
const attemptTimeout = 2000;
/** Waits before a batch that failed goes again; after the last it is dropped. */
const retryWaits = [5000, 15_000, 60_000];

export interface PosthogSink extends EventSink {
  /** The page goes away: what waits leaves with the browser's beacon. */
  leave(): void;
}

/**
 * PostHog's documented capture API (`POST {host}/batch/`), without its SDK: events are gathered for some seconds, sent together,
 * and again a few times when the provider is away. The provider is told to make no profile of a person and to look up no place.
 */
export function createPosthogSink(parts: PosthogParts): PosthogSink {
  const url = `${parts.host}/batch/`;
  let queue: BatchEvent[] = [];
  let failures = 0;
  /** The batch that is on its way. */
  let sent: readonly BatchEvent[] = [];
  let cancel: (() => void) | null = null;

  const bodyOf = (batch: readonly BatchEvent[]) =>
    JSON.stringify({ api_key: parts.key, historical_migration: false, batch });

  const plan = (milliseconds: number) => {
    cancel ??= parts.schedule(() => {
      cancel = null;
      void send();
    }, milliseconds);
  };

  const send = async () => {
    if (sent.length > 0 || queue.length === 0) return;
    // Being offline is no fault of the provider's: it costs no attempt.
    if (parts.isOffline()) return plan(retryWaits[0] ?? pauseBeforeSending);
    const batch = queue.slice(0, batchSize);
    sent = batch;
    const outcome = await post(parts, url, bodyOf(batch));
    // Everything was dropped meanwhile, or what has come since is on its way.
    if (sent !== batch) return;
    sent = [];
    const wait = retryWaits[failures];
    if (outcome === 'later' && wait !== undefined) {
      failures += 1;
      return plan(wait);
    }
    failures = 0;
    queue = queue.filter((event) => !batch.includes(event));
    if (queue.length > 0) plan(pauseBeforeSending);
  };

  return {
    take(event, device) {
      if (device === null) return;
      queue.push(batchEvent(event, device, parts.newId()));
      if (queue.length > mostQueued) queue.shift();
      plan(pauseBeforeSending);
    },
    forget() {
      queue = [];
      sent = [];
      failures = 0;
      cancel?.();
      cancel = null;
    },
    leave() {
      // A batch under way ends by itself (keepalive); what it carries must not be sent twice.
      const rest = queue.filter((event) => !sent.includes(event)).slice(0, mostInBeacon);
      if (rest.length === 0) return;
      const body = new Blob([bodyOf(rest)], { type: 'application/json' });
      if (parts.beacon(url, body)) queue = queue.filter((event) => !rest.includes(event));
    },
  };
}

/** `later`: worth another attempt. A refusal is not: the same events would be refused again. */
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
    // No network, no answer in time, or a blocker: nobody is told, because nobody asked for it.
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
