import { beforeEach, describe, expect, it } from 'vitest';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { storageKeys } from '../storage-keys.ts';
import { Browser, refused, tokens, user } from './session-fixture.ts';

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('a sign-in', () => {
  it('stores the sign-in for the next visit and sends both tokens', () => {
    browser.tab().session.begin(user, tokens('first'));
    const next = browser.tab().session;
    expect(next.current()?.user).toEqual(user);
    expect(next.authorization()).toBe('Bearer first,id-first');
  });

  it('reports the end of a session to later listeners too, until the next sign-in', () => {
    const { session, ends } = browser.tab();
    session.begin(user, tokens('first'));
    session.refused();
    const later: string[] = [];
    session.onEnd((reason) => later.push(reason))();
    expect([ends, later]).toEqual([['refused'], ['refused']]);
    session.begin(user, tokens('second'));
    session.onEnd((reason) => later.push(reason));
    expect(later).toEqual(['refused']);
  });

  it('ignores an incomplete stored sign-in', () => {
    browser.area.set(storageKeys.auth, JSON.stringify({ user }));
    expect(browser.tab().session.current()).toBeNull();
  });
});

describe('the embedded mode', () => {
  const external = `h.${btoa(JSON.stringify({ restaurant_id: 'd001' }))}.s`;

  it('uses the external token even beside a sign-in, and never refreshes it', async () => {
    const { session, store } = browser.tab();
    session.begin(user, tokens('first'));
    expect(session.mode()).toBe('CLASSIC');
    store.write(storageKeys.externalToken, external);
    expect(session.mode()).toBe('GODROID');
    expect(session.authorization()).toBe(`GoDroid ${external}`);
    expect(await session.renew(`GoDroid ${external}`)).toBeNull();
    expect(browser.extended).toEqual([]);
  });

  it('ends when the server rejects the token or the merchant logs out', async () => {
    const { session, store, ends } = browser.tab();
    store.write(storageKeys.externalToken, external);
    session.refused();
    expect([session.authorization(), session.mode()]).toEqual([null, 'CLASSIC']);
    store.write(storageKeys.externalToken, external);
    await session.logout();
    expect(session.authorization()).toBeNull();
    expect(ends).toEqual(['refused', 'logout']);
    expect(browser.revoked).toEqual([]);
  });
});

describe('the refresh loop', () => {
  it('refreshes the token when 600 seconds remain, and not earlier', async () => {
    const { session } = browser.tab();
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(2999);
    expect(browser.extended).toEqual([]);
    await browser.pass(2);
    expect(browser.extended).toEqual(['refresh-first']);
    expect(session.authorization()).toBe('Bearer second,id-second');
  });

  it('refreshes the new token in turn', async () => {
    const { session } = browser.tab();
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(3001);
    browser.extend = () => tokens('third');
    await browser.pass(3001);
    expect(browser.extended).toEqual(['refresh-first', 'refresh-second']);
  });

  it('does not refresh continuously if the lifetime is below the threshold', async () => {
    const { session } = browser.tab();
    browser.extend = () => tokens('short', 300);
    session.start();
    session.begin(user, tokens('first', 300));
    await browser.pass(300);
    expect(browser.extended.length).toBeLessThanOrEqual(3);
    expect(browser.extended.length).toBeGreaterThanOrEqual(2);
  });

  it('signs out when the server rejects the refresh', async () => {
    const { session, ends } = browser.tab();
    browser.extend = () => Promise.reject(refused);
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(3001);
    expect(session.current()).toBeNull();
    expect(browser.area.has(storageKeys.auth)).toBe(false);
    expect(ends).toEqual(['refused']);
  });

  it('keeps the session during an outage and retries', async () => {
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

describe('a refresh whose answer is lost', () => {
  const unreachable = () => Promise.reject(clientProblem('client.unreachable'));

  it('repeats the same attempt in the loop, in another tab and on the next visit', async () => {
    const { session } = browser.tab();
    browser.extend = unreachable;
    session.start();
    session.begin(user, tokens('first'));
    await browser.pass(3061);
    await expect(browser.tab().session.renew('Bearer first,id-first')).rejects.toThrow('client.unreachable');
    browser.now += 4_000_000;
    await expect(browser.tab().session.ensure()).rejects.toThrow('client.unreachable');
    expect(new Set(browser.extended)).toEqual(new Set(['refresh-first']));
    expect(browser.attempts.length).toBeGreaterThanOrEqual(4);
    expect(new Set(browser.attempts).size).toBe(1);
  });

  it('removes the attempt after its answer, and uses a new one for the next refresh', async () => {
    const { session } = browser.tab();
    session.begin(user, tokens('first'));
    browser.extend = unreachable;
    await session.renew('Bearer first,id-first').catch(() => undefined);
    expect(browser.area.has(storageKeys.refreshAttempt)).toBe(true);
    browser.extend = () => tokens('second');
    await session.renew('Bearer first,id-first');
    expect(browser.area.has(storageKeys.refreshAttempt)).toBe(false);
    await session.renew('Bearer second,id-second');
    const [first, again, next] = browser.attempts;
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    expect(next).toMatch(/^[\w-]{22,}$/);
  });

  it('uses a new attempt for another sign-in', async () => {
    const { session } = browser.tab();
    session.begin(user, tokens('first'));
    browser.extend = unreachable;
    await session.renew('Bearer first,id-first').catch(() => undefined);
    session.begin(user, tokens('other'));
    await session.renew('Bearer other,id-other').catch(() => undefined);
    expect(new Set(browser.attempts).size).toBe(2);
  });

  it('leaves nothing in the storage after a logout', async () => {
    const { session } = browser.tab();
    session.begin(user, tokens('first'));
    browser.extend = unreachable;
    await session.renew('Bearer first,id-first').catch(() => undefined);
    await session.logout();
    expect(browser.area.size).toBe(0);
  });
});

describe('an expired token', () => {
  it('refreshes an expired token before the first screen', async () => {
    browser.tab().session.begin(user, tokens('first'));
    browser.now += 4_000_000;
    const { session } = browser.tab();
    expect((await session.ensure())?.meta.AccessToken).toBe('second');
  });

  it('has no session if the server rejects the refresh of an expired token', async () => {
    browser.tab().session.begin(user, tokens('first'));
    browser.now += 4_000_000;
    browser.extend = () => Promise.reject(refused);
    expect(await browser.tab().session.ensure()).toBeNull();
  });

  it('throws if the server does not answer', async () => {
    browser.tab().session.begin(user, tokens('first'));
    browser.now += 4_000_000;
    browser.extend = () => Promise.reject(clientProblem('client.offline'));
    await expect(browser.tab().session.ensure()).rejects.toThrow('client.offline');
  });
});

describe('several tabs', () => {
  it('uses a refresh token once for several tabs, which share the result', async () => {
    const one = browser.tab().session;
    one.begin(user, tokens('first'));
    const two = browser.tab().session;
    const renewed = await Promise.all([one.renew('Bearer first,id-first'), two.renew('Bearer first,id-first')]);
    expect(renewed).toEqual(['Bearer second,id-second', 'Bearer second,id-second']);
    expect(browser.extended).toEqual(['refresh-first']);
  });

  it('signs out in every tab at once', async () => {
    const one = browser.tab();
    one.session.begin(user, tokens('first'));
    const two = browser.tab();
    two.session.start();
    await one.session.logout();
    browser.notifyOtherTabs();
    expect(two.session.current()).toBeNull();
    expect(two.ends).toEqual(['elsewhere']);
  });
});

describe('a logout', () => {
  it('clears the tokens, the guest’s orders and the searches, and ends the session on the server', async () => {
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
