import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem, clientProblem } from '../api/api-problem.ts';
import { createStore, type Store, storageKeys } from '../storage.ts';
import type { EndReason, Session } from './session.ts';
import { createSession } from './session.ts';

const user = { id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' };
const start = Date.UTC(2026, 10, 21, 8);

function tokens(name: string, ExpiresIn = 3600): AuthenticationResult {
  return { AccessToken: name, IdToken: `id-${name}`, RefreshToken: `refresh-${name}`, ExpiresIn, TokenType: 'Bearer' };
}

const refused = new ApiProblem(
  401,
  [{ code: 'session.refresh-invalid', translationKey: 'session.refresh-invalid', field: null, values: {} }],
  null,
);

/** One browser: its storage and its tabs, its clock and its timers. */
class Browser {
  now = start;
  readonly area = new Map<string, string>();
  readonly extended: string[] = [];
  readonly revoked: string[] = [];
  extend: () => AuthenticationResult | Promise<AuthenticationResult> = () => tokens('second');
  #timers: { task: () => void; at: number }[] = [];
  #listeners: ((event: StorageEvent) => void)[] = [];
  #last: Promise<unknown> = Promise.resolve();

  tab(): { session: Session; store: Store; ends: EndReason[] } {
    const area = this.area;
    const storage = {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, value: string) => void area.set(key, value),
      removeItem: (key: string) => void area.delete(key),
    };
    const store = createStore(storage as Storage, {
      addEventListener: (_: string, listener: never) => void this.#listeners.push(listener),
      removeEventListener: () => undefined,
    });
    const session = createSession({
      store,
      clock: { now: () => this.now },
      extend: async (refreshToken) => {
        this.extended.push(refreshToken);
        return this.extend();
      },
      revoke: async (authorization) => void this.revoked.push(authorization),
      exclusively: (task) => {
        const turn = this.#last.then(task, task);
        this.#last = turn.catch(() => undefined);
        return turn;
      },
      schedule: (task, milliseconds) => {
        const timer = { task, at: this.now + milliseconds };
        this.#timers.push(timer);
        return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
      },
    });
    const ends: EndReason[] = [];
    session.onEnd((reason) => ends.push(reason));
    return { session, store, ends };
  }

  /** Lets time pass; every timer that is due fires, and what it began comes to its end. */
  async pass(seconds: number): Promise<void> {
    const until = this.now + seconds * 1000;
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.task();
      await this.settle();
    }
    this.now = until;
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  tellOtherTabs(): void {
    for (const listener of this.#listeners) listener({ key: storageKeys.auth } as StorageEvent);
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('a sign-in', () => {
  it('is kept for the next visit, and speaks with both tokens', () => {
    browser.tab().session.begin(user, tokens('first'));
    const next = browser.tab().session;
    expect(next.current()?.user).toEqual(user);
    expect(next.authorization()).toBe('Bearer first,id-first');
  });

  it('that storage holds only in part is none', () => {
    browser.area.set(storageKeys.auth, JSON.stringify({ user }));
    expect(browser.tab().session.current()).toBeNull();
  });
});

describe('the refresh loop', () => {
  it('trades the token when 600 seconds remain, not before', async () => {
    const { session } = browser.tab();
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(2999);
    expect(browser.extended).toEqual([]);
    await browser.pass(2);
    expect(browser.extended).toEqual(['refresh-first']);
    expect(session.authorization()).toBe('Bearer second,id-second');
  });

  it('goes on with the new token', async () => {
    const { session } = browser.tab();
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(3001);
    browser.extend = () => tokens('third');
    await browser.pass(3001);
    expect(browser.extended).toEqual(['refresh-first', 'refresh-second']);
  });

  it('does not run hot with tokens that live less than the threshold', async () => {
    const { session } = browser.tab();
    browser.extend = () => tokens('short', 300);
    session.start();
    session.begin(user, tokens('first', 300));
    await browser.pass(300);
    expect(browser.extended.length).toBeLessThanOrEqual(3);
    expect(browser.extended.length).toBeGreaterThanOrEqual(2);
  });

  it('logs out when the server refuses', async () => {
    const { session, ends } = browser.tab();
    browser.extend = () => Promise.reject(refused);
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(3001);
    expect(session.current()).toBeNull();
    expect(browser.area.has(storageKeys.auth)).toBe(false);
    expect(ends).toEqual(['refused']);
  });

  it('keeps the session through an outage, and tries again', async () => {
    const { session, ends } = browser.tab();
    browser.extend = () => Promise.reject(clientProblem('client.unreachable'));
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(3001);
    expect(ends).toEqual([]);
    browser.extend = () => tokens('second');
    await browser.pass(60);
    expect(session.authorization()).toBe('Bearer second,id-second');
  });
});

describe('an expired token', () => {
  it('is traded before the first screen', async () => {
    browser.tab().session.begin(user, tokens('first'));
    browser.now += 4_000_000;
    const { session } = browser.tab();
    expect((await session.ensure())?.meta.AccessToken).toBe('second');
  });

  it('of a session that the server has ended is no session', async () => {
    browser.tab().session.begin(user, tokens('first'));
    browser.now += 4_000_000;
    browser.extend = () => Promise.reject(refused);
    expect(await browser.tab().session.ensure()).toBeNull();
  });

  it('says that nobody answers when nobody does', async () => {
    browser.tab().session.begin(user, tokens('first'));
    browser.now += 4_000_000;
    browser.extend = () => Promise.reject(clientProblem('client.offline'));
    await expect(browser.tab().session.ensure()).rejects.toThrow('client.offline');
  });
});

describe('several tabs', () => {
  it('spend a refresh token once, and all go on with what it brought', async () => {
    const one = browser.tab().session;
    one.begin(user, tokens('first'));
    const two = browser.tab().session;
    const renewed = await Promise.all([one.renew('Bearer first,id-first'), two.renew('Bearer first,id-first')]);
    expect(renewed).toEqual(['Bearer second,id-second', 'Bearer second,id-second']);
    expect(browser.extended).toEqual(['refresh-first']);
  });

  it('leave together', async () => {
    const one = browser.tab();
    one.session.begin(user, tokens('first'));
    const two = browser.tab();
    two.session.start();
    await one.session.logout();
    browser.tellOtherTabs();
    expect(two.session.current()).toBeNull();
    expect(two.ends).toEqual(['elsewhere']);
  });
});

describe('a logout', () => {
  it('clears the tokens, the orders of a guest and the searches, and tells the server', async () => {
    const { session, store, ends } = browser.tab();
    session.begin(user, tokens('first'));
    store.write(storageKeys.guestOrders, ['d001-x']);
    store.write(storageKeys.searchHistory, { account: 'u1', searches: ['Somchai'] });
    await session.logout();
    expect(browser.area.size).toBe(0);
    expect(browser.revoked).toEqual(['Bearer first,id-first']);
    expect(ends).toEqual(['logout']);
  });

  it('stops the refresh loop', async () => {
    const { session } = browser.tab();
    session.start();
    session.begin(user, tokens('first'));
    await session.logout();
    await browser.pass(7200);
    expect(browser.extended).toEqual([]);
  });
});
