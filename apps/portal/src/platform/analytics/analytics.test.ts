import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { createAnalytics, type EventSink, type SentEvent, type EventContext } from './analytics.ts';
import { type Consent, createConsent } from './consent.ts';
import { createDebugSink } from './debug-sink.ts';
import type { TrackedEvent } from './events.ts';

const context: EventContext = {
  country: 'TH',
  brand: 'swift',
  environment: 'san',
  build: 'b',
  language: 'en',
  screen: 'large',
  signed_in: true,
};

class RecordingSink implements EventSink {
  readonly recorded: { event: SentEvent; device: string | null }[] = [];
  clears = 0;
  record(event: SentEvent, device: string | null): void {
    this.recorded.push({ event, device });
  }
  clear(): void {
    this.clears += 1;
  }
}

/** One browser: its storage, and the listeners of its tabs. */
class Browser {
  readonly storage = new Map<string, string>();
  readonly #listeners: ((event: StorageEvent) => void)[] = [];
  #ids = 0;

  store(): Store {
    const { storage } = this;
    const area = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    };
    return createStore(area as Storage, {
      addEventListener: (_: string, listener: never) => void this.#listeners.push(listener),
      removeEventListener: () => undefined,
    });
  }

  consent(browserForbids = false): Consent {
    return createConsent({ store: this.store(), browserForbids, newId: () => `device-${(this.#ids += 1)}` });
  }

  notifyTabs(): void {
    for (const listener of this.#listeners) listener({ key: storageKeys.analyticsConsent } as StorageEvent);
  }
}

const viewed: TrackedEvent = { name: 'page_viewed', properties: { page: 'home' }, at: 1 };

let browser: Browser;
let provider: RecordingSink;
beforeEach(() => {
  browser = new Browser();
  provider = new RecordingSink();
});

function listen(consent: Consent, local: EventSink | null = null) {
  return createAnalytics({ local, provider, consent, context: () => context });
}

describe('the consent of a visitor', () => {
  it('sends nothing and stores no device id without consent', () => {
    const consent = browser.consent();
    const record = listen(consent);
    record(viewed);
    consent.answer('refused');
    record(viewed);
    expect(provider.recorded).toEqual([]);
    expect(browser.storage.has(storageKeys.device)).toBe(false);
  });

  it('sends only events after the consent', () => {
    const consent = browser.consent();
    const record = listen(consent);
    record(viewed);
    consent.answer('allowed');
    record({ ...viewed, at: 2 });
    expect(provider.recorded.map(({ event, device }) => [event.at, device])).toEqual([[2, 'device-1']]);
  });

  it('remembers the answer at the next visit', () => {
    browser.consent().answer('allowed');
    const consent = browser.consent();
    expect(consent.get()).toBe('allowed');
    expect(consent.deviceId()).toBe(browser.consent().deviceId());
  });

  it('stops at once after a withdrawal, and drops queued events and the device id', () => {
    const consent = browser.consent();
    const record = listen(consent);
    consent.answer('allowed');
    record(viewed);
    consent.answer('refused');
    record(viewed);
    expect(provider.recorded).toHaveLength(1);
    expect(provider.clears).toBe(1);
    expect(browser.storage.has(storageKeys.device)).toBe(false);
    consent.answer('allowed');
    expect(consent.deviceId()).toBe('device-2');
  });

  it('applies a withdrawal in every tab', () => {
    const here = browser.consent();
    const there = browser.consent();
    here.answer('allowed');
    browser.notifyTabs();
    const record = listen(there);
    record(viewed);
    here.answer('refused');
    browser.notifyTabs();
    record(viewed);
    expect(provider.recorded).toHaveLength(1);
    expect(there.get()).toBe('refused');
  });

  it('treats a browser’s privacy setting as a final refusal, and removes the device id', () => {
    const before = browser.consent();
    before.answer('allowed');
    before.deviceId();
    const consent = browser.consent(true);
    consent.answer('allowed');
    listen(consent)(viewed);
    expect(consent.get()).toBe('forbidden');
    expect(provider.recorded).toEqual([]);
    expect(browser.storage.has(storageKeys.device)).toBe(false);
  });

  it('ignores a malformed stored answer', () => {
    browser.storage.set(storageKeys.analyticsConsent, '{"yes":1}');
    expect(browser.consent().get()).toBe('unasked');
  });
});

describe('an event', () => {
  it('adds the context to an event, and drops properties that are not in the table', () => {
    const consent = browser.consent();
    consent.answer('allowed');
    const properties = { page: 'someone@riderbell.test', phone: '+66812345678' };
    listen(consent)({ ...viewed, properties });
    expect(provider.recorded[0]?.event.properties).toEqual(context);
  });

  it('keeps the last hundred events on the device without a provider', () => {
    const events: SentEvent[] = [];
    const printed: string[] = [];
    const local = createDebugSink(events, ({ name }) => printed.push(name));
    const consent = browser.consent();
    const record = createAnalytics({ local, provider: null, consent, context: () => context });
    for (let at = 1; at <= 130; at += 1) record({ ...viewed, at });
    expect([events.length, events[0]?.at, events.at(-1)?.at]).toEqual([100, 31, 130]);
    expect(printed).toHaveLength(130);
    expect(browser.storage.size).toBe(0);
  });
});
