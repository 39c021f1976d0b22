import { beforeEach, describe, expect, it } from 'vitest';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { storageKeys } from '../storage-keys.ts';
import { Browser, refused, start, tokens, user } from './session-fixture.ts';

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('a guest session', () => {
  const hours = 3_600_000;

  it('creates a guest session that the next visit reuses', async () => {
    const { session } = browser.tab();
    expect(session.mode()).toBe('CLASSIC');
    await session.guest.ensure();
    expect([session.mode(), session.authorization()]).toEqual(['GUEST', 'Bearer guest-1']);
    const next = browser.tab().session;
    expect([next.mode(), next.authorization(), next.current()]).toEqual(['GUEST', 'Bearer guest-1', null]);
    await next.guest.ensure();
    expect(browser.requests).toEqual([null]);
  });

  it('requests only one guest session for two tabs', async () => {
    const [one, two] = [browser.tab().session, browser.tab().session];
    await Promise.all([one.guest.ensure(), two.guest.ensure()]);
    expect(browser.requests).toEqual([null]);
    expect(two.authorization()).toBe('Bearer guest-1');
  });

  it('extends the session in the background after half of the token’s lifetime', async () => {
    const { session } = browser.tab();
    await session.guest.ensure();
    browser.now += 37 * hours;
    browser.requestGuest = () => Promise.reject(clientProblem('client.offline'));
    await session.guest.ensure();
    await browser.settle();
    expect(session.authorization()).toBe('Bearer guest-1');
    browser.requestGuest = async () => ({ token: 'longer', seconds: 72 * 3600 });
    await session.guest.ensure();
    await browser.settle();
    expect(browser.requests).toEqual([null, 'guest-1', 'guest-1']);
    expect(session.authorization()).toBe('Bearer longer');
  });

  it.each([
    ['is expired', { Token: 'old', Expires: start, Obtained: start - 72 * hours }],
    ['is malformed', { Token: 'old' }],
    ['has an invalid token', { Token: 'a\r\nx: y', Expires: start + hours, Obtained: start }],
  ])('clears a stored session that %s, with its orders', (_, stored) => {
    const { session, store } = browser.tab();
    store.write(storageKeys.guestToken, stored);
    store.write(storageKeys.guestOrders, ['guest-x']);
    const next = browser.tab().session;
    next.start();
    expect([next.mode(), next.authorization()]).toEqual(['CLASSIC', null]);
    expect([...browser.area.keys()]).toEqual([]);
    expect(session.mode()).toBe('CLASSIC');
  });

  it('is deleted on the server first, and then in all tabs', async () => {
    const [here, there] = [browser.tab(), browser.tab()];
    here.session.start();
    there.session.start();
    await here.session.guest.ensure();
    here.store.write(storageKeys.guestOrders, ['guest-x']);
    browser.endGuest = () => Promise.reject(clientProblem('client.offline'));
    await expect(here.session.forgetGuest()).rejects.toThrow('client.offline');
    expect([here.session.mode(), here.session.authorization()]).toEqual(['GUEST', 'Bearer guest-1']);
    expect(here.store.read(storageKeys.guestOrders)).toEqual(['guest-x']);

    browser.endGuest = async () => undefined;
    await here.session.forgetGuest();
    expect(browser.forgotten).toEqual(['guest-1', 'guest-1']);
    expect([here.session.mode(), here.session.authorization()]).toEqual(['CLASSIC', null]);
    expect([...browser.area.keys()]).toEqual([]);
    expect(here.ends).toEqual(['logout']);
    // A rejected call that was in flight does not start a new guest session.
    expect(await here.session.renew('Bearer guest-1')).toBeNull();
    expect(browser.requests).toEqual([null]);
  });

  it('suspends the guest session while the flag is off', async () => {
    const { session } = browser.tab();
    session.start();
    await session.guest.ensure();
    browser.isGuestCheckoutOn = false;
    expect([session.mode(), session.authorization()]).toEqual(['CLASSIC', null]);
    expect(await session.guest.ensure()).toBeNull();
    browser.isGuestCheckoutOn = true;
    expect(session.authorization()).toBe('Bearer guest-1');
  });

  it('starts a new guest session after a rejected token, without the orders of the old one', async () => {
    const { session, store, ends } = browser.tab();
    await session.guest.ensure();
    store.write(storageKeys.guestOrders, ['guest-x']);
    expect(await session.renew('Bearer guest-1')).toBe('Bearer guest-2');
    expect(browser.requests).toEqual([null, null]);
    expect(store.read(storageKeys.guestOrders)).toBeNull();
    expect(ends).toEqual([]);
  });

  it('uses the session that another tab was given', async () => {
    const [one, two] = [browser.tab().session, browser.tab().session];
    await one.guest.ensure();
    await two.guest.ensure();
    expect(await Promise.all([one.renew('Bearer guest-1'), two.renew('Bearer guest-1')])).toEqual([
      'Bearer guest-2',
      'Bearer guest-2',
    ]);
  });

  it('keeps the session while the server does not answer', async () => {
    const { session, store } = browser.tab();
    await session.guest.ensure();
    store.write(storageKeys.guestOrders, ['guest-x']);
    browser.requestGuest = () => Promise.reject(clientProblem('client.unreachable'));
    await expect(session.renew('Bearer guest-1')).rejects.toThrow('client.unreachable');
    expect(store.read(storageKeys.guestOrders)).toEqual(['guest-x']);
  });

  it('ends the session if the server gives no new one', async () => {
    const { session, ends } = browser.tab();
    await session.guest.ensure();
    browser.requestGuest = () => Promise.reject(refused);
    expect(await session.renew('Bearer guest-1')).toBeNull();
    session.refused();
    expect([session.mode(), ends]).toEqual(['CLASSIC', ['refused']]);
    expect(browser.area.size).toBe(0);
  });

  it('keeps the guest token after a sign-in until the orders have been joined', async () => {
    const { session } = browser.tab();
    await session.guest.ensure();
    session.begin(user, tokens('first'));
    expect([session.mode(), session.authorization()]).toEqual(['CLASSIC', 'Bearer first,id-first']);
    expect(session.guest.stored()?.Token).toBe('guest-1');
    session.guest.drop();
    expect(session.guest.stored()).toBeNull();
  });

  it('removes the guest token on a logout, but not when the server ends the merchant’s session', async () => {
    const { session } = browser.tab();
    await session.guest.ensure();
    session.begin(user, tokens('first'));
    session.refused();
    expect(session.mode()).toBe('GUEST');
    session.begin(user, tokens('first'));
    await session.logout();
    expect(browser.area.size).toBe(0);
  });

  it('follows the end and the renewal of the guest session in another tab', async () => {
    const [one, two] = [browser.tab(), browser.tab()];
    await one.session.guest.ensure();
    two.session.start();
    browser.notifyOtherTabs(storageKeys.guestToken);
    expect(two.session.mode()).toBe('GUEST');
    await one.session.renew('Bearer guest-1');
    browser.notifyOtherTabs(storageKeys.guestToken);
    expect([two.session.authorization(), two.ends]).toEqual(['Bearer guest-2', []]);
    await one.session.logout();
    browser.notifyOtherTabs(storageKeys.guestToken);
    expect([two.session.authorization(), two.ends]).toEqual([null, ['elsewhere']]);
  });

  it('follows the sign-in of a guest in another tab', async () => {
    const [one, two] = [browser.tab(), browser.tab()];
    await one.session.guest.ensure();
    two.session.start();
    browser.notifyOtherTabs(storageKeys.guestToken);
    one.session.begin(user, tokens('first'));
    browser.notifyOtherTabs();
    expect([two.session.mode(), two.ends]).toEqual(['CLASSIC', []]);
  });
});
