import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { createAnalytics, type EventSink, type SentEvent, type Surroundings } from './analytics.ts';
import { type Consent, createConsent } from './consent.ts';
import { createDebugSink } from './debug-sink.ts';
import type { TrackedEvent } from './events.ts';

const surroundings: Surroundings = {
  country: 'TH',
  brand: 'swift',
  environment: 'san',
  build: 'b',
  language: 'en',
  screen: 'large',
  signed_in: true,
};

class RecordingSink implements EventSink {
  readonly taken: { event: SentEvent; device: string | null }[] = [];
  forgotten = 0;
  take(event: SentEvent, device: string | null): void {
    this.taken.push({ event, device });
  }
  forget(): void {
    this.forgotten += 1;
  }
}

/** One browser: its storage, and what tells its tabs of a change. */
class Browser {
  readonly kept = new Map<string, string>();
  readonly #listeners: ((event: StorageEvent) => void)[] = [];
  #ids = 0;

  store(): Store {
    const { kept } = this;
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    return createStore(area as Storage, {
      addEventListener: (_: string, listener: never) => void this.#listeners.push(listener),
      removeEventListener: () => undefined,
    });
  }

  consent(browserForbids = false): Consent {
    return createConsent({ store: this.store(), browserForbids, newId: () => `device-${(this.#ids += 1)}` });
  }

  tellTabs(): void {
    for (const tell of this.#listeners) tell({ key: storageKeys.analyticsConsent } as StorageEvent);
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
  return createAnalytics({ local, provider, consent, surroundings: () => surroundings });
}

describe('a visitor', () => {
  it('who was not asked yet, or said no, sends nothing and has no device id', () => {
    const consent = browser.consent();
    const take = listen(consent);
    take(viewed);
    consent.answer('refused');
    take(viewed);
    expect(provider.taken).toEqual([]);
    expect(browser.kept.has(storageKeys.device)).toBe(false);
  });

  it('who allows it sends from then on, and nothing of before', () => {
    const consent = browser.consent();
    const take = listen(consent);
    take(viewed);
    consent.answer('allowed');
    take({ ...viewed, at: 2 });
    expect(provider.taken.map(({ event, device }) => [event.at, device])).toEqual([[2, 'device-1']]);
  });

  it('is remembered at the next visit', () => {
    browser.consent().answer('allowed');
    const consent = browser.consent();
    expect(consent.get()).toBe('allowed');
    expect(consent.deviceId()).toBe(browser.consent().deviceId());
  });

  it('who withdraws stops at once; what waits is dropped, and so is the device id', () => {
    const consent = browser.consent();
    const take = listen(consent);
    consent.answer('allowed');
    take(viewed);
    consent.answer('refused');
    take(viewed);
    expect(provider.taken).toHaveLength(1);
    expect(provider.forgotten).toBe(1);
    expect(browser.kept.has(storageKeys.device)).toBe(false);
    consent.answer('allowed');
    expect(consent.deviceId()).toBe('device-2');
  });

  it('who withdraws in one tab stops in every other', () => {
    const here = browser.consent();
    const there = browser.consent();
    here.answer('allowed');
    browser.tellTabs();
    const take = listen(there);
    take(viewed);
    here.answer('refused');
    browser.tellTabs();
    take(viewed);
    expect(provider.taken).toHaveLength(1);
    expect(there.get()).toBe('refused');
  });

  it('whose browser says no is not asked, cannot be overruled, and is forgotten', () => {
    const before = browser.consent();
    before.answer('allowed');
    before.deviceId();
    const consent = browser.consent(true);
    consent.answer('allowed');
    listen(consent)(viewed);
    expect(consent.get()).toBe('forbidden');
    expect(provider.taken).toEqual([]);
    expect(browser.kept.has(storageKeys.device)).toBe(false);
  });

  it('whose storage holds nonsense was not asked yet', () => {
    browser.kept.set(storageKeys.analyticsConsent, '{"yes":1}');
    expect(browser.consent().get()).toBe('unasked');
  });
});

describe('an event', () => {
  it('carries the surroundings, and of its own only what the table knows', () => {
    const consent = browser.consent();
    consent.answer('allowed');
    const properties = { page: 'someone@riderbell.test', phone: '+66812345678' };
    listen(consent)({ ...viewed, properties });
    expect(provider.taken[0]?.event.properties).toEqual(surroundings);
  });

  it('stays on the device without a provider, where the last hundred can be read', () => {
    const kept: SentEvent[] = [];
    const printed: string[] = [];
    const local = createDebugSink(kept, ({ name }) => printed.push(name));
    const consent = browser.consent();
    const take = createAnalytics({ local, provider: null, consent, surroundings: () => surroundings });
    for (let at = 1; at <= 130; at += 1) take({ ...viewed, at });
    expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([100, 31, 130]);
    expect(printed).toHaveLength(130);
    expect(browser.kept.size).toBe(0);
  });
});
