import { beforeEach, describe, expect, it } from 'vitest';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { storageKeys } from '../storage-keys.ts';
import { Browser, refused, start, tokens, user } from './session-fixture.ts';

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('a guest', () => {
  const hours = 3_600_000;

  it('is somebody with a guest session, which the next visit finds again', async () => {
    const { session } = browser.tab();
    expect(session.mode()).toBe('CLASSIC');
    await session.guest.ensure();
    expect([session.mode(), session.authorization()]).toEqual(['GUEST', 'Bearer guest-1']);
    const next = browser.tab().session;
    expect([next.mode(), next.authorization(), next.current()]).toEqual(['GUEST', 'Bearer guest-1', null]);
    await next.guest.ensure();
    expect(browser.asked).toEqual([null]);
  });

  it('is asked for once by two tabs', async () => {
    const [one, two] = [browser.tab().session, browser.tab().session];
    await Promise.all([one.guest.ensure(), two.guest.ensure()]);
    expect(browser.asked).toEqual([null]);
    expect(two.authorization()).toBe('Bearer guest-1');
  });

  it('stays the same guest for longer once half the life of the token is over, without waiting for it', async () => {
    const { session } = browser.tab();
    await session.guest.ensure();
    browser.now += 37 * hours;
    browser.askGuest = () => Promise.reject(clientProblem('client.offline'));
    await session.guest.ensure();
    await browser.settle();
    expect(session.authorization()).toBe('Bearer guest-1');
    browser.askGuest = async () => ({ token: 'longer', seconds: 72 * 3600 });
    await session.guest.ensure();
    await browser.settle();
    expect(browser.asked).toEqual([null, 'guest-1', 'guest-1']);
    expect(session.authorization()).toBe('Bearer longer');
  });

  it.each([
    ['has expired', { Token: 'old', Expires: start, Obtained: start - 72 * hours }],
    ['cannot be read', { Token: 'old' }],
    ['is no token', { Token: 'a\r\nx: y', Expires: start + hours, Obtained: start }],
  ])('whose stored session %s is none, and what was kept of it is cleared', (_, stored) => {
    const { session, store } = browser.tab();
    store.write(storageKeys.guestToken, stored);
    store.write(storageKeys.guestOrders, ['guest-x']);
    const next = browser.tab().session;
    next.start();
    expect([next.mode(), next.authorization()]).toEqual(['CLASSIC', null]);
    expect([...browser.area.keys()]).toEqual([]);
    expect(session.mode()).toBe('CLASSIC');
  });

  it('is forgotten by the server first, and then here and in the other tabs', async () => {
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
    // A call that was under way is refused, and nobody becomes a guest again by it.
    expect(await here.session.renew('Bearer guest-1')).toBeNull();
    expect(browser.asked).toEqual([null]);
  });

  it('is none while the flag is off, and is one again with it', async () => {
    const { session } = browser.tab();
    session.start();
    await session.guest.ensure();
    browser.guestCheckout = false;
    expect([session.mode(), session.authorization()]).toEqual(['CLASSIC', null]);
    expect(await session.guest.ensure()).toBeNull();
    browser.guestCheckout = true;
    expect(session.authorization()).toBe('Bearer guest-1');
  });

  it('goes on as a new one when the token is refused, without what was kept of the old one', async () => {
    const { session, store, ends } = browser.tab();
    await session.guest.ensure();
    store.write(storageKeys.guestOrders, ['guest-x']);
    expect(await session.renew('Bearer guest-1')).toBe('Bearer guest-2');
    expect(browser.asked).toEqual([null, null]);
    expect(store.read(storageKeys.guestOrders)).toBeNull();
    expect(ends).toEqual([]);
  });

  it('goes on with what another tab was given', async () => {
    const [one, two] = [browser.tab().session, browser.tab().session];
    await one.guest.ensure();
    await two.guest.ensure();
    expect(await Promise.all([one.renew('Bearer guest-1'), two.renew('Bearer guest-1')])).toEqual([
      'Bearer guest-2',
      'Bearer guest-2',
    ]);
  });

  it('keeps what there is while nobody answers', async () => {
    const { session, store } = browser.tab();
    await session.guest.ensure();
    store.write(storageKeys.guestOrders, ['guest-x']);
    browser.askGuest = () => Promise.reject(clientProblem('client.unreachable'));
    await expect(session.renew('Bearer guest-1')).rejects.toThrow('client.unreachable');
    expect(store.read(storageKeys.guestOrders)).toEqual(['guest-x']);
  });

  it('is over when no new one is given', async () => {
    const { session, ends } = browser.tab();
    await session.guest.ensure();
    browser.askGuest = () => Promise.reject(refused);
    expect(await session.renew('Bearer guest-1')).toBeNull();
    session.refused();
    expect([session.mode(), ends]).toEqual(['CLASSIC', ['refused']]);
    expect(browser.area.size).toBe(0);
  });

  it('who signs in is the merchant, and is still held until the orders have come along', async () => {
    const { session } = browser.tab();
    await session.guest.ensure();
    session.begin(user, tokens('first'));
    expect([session.mode(), session.authorization()]).toEqual(['CLASSIC', 'Bearer first,id-first']);
    expect(session.guest.held()?.Token).toBe('guest-1');
    session.guest.drop();
    expect(session.guest.held()).toBeNull();
  });

  it('who signed in goes with a logout, and outlives a session that the server ended', async () => {
    const { session } = browser.tab();
    await session.guest.ensure();
    session.begin(user, tokens('first'));
    session.refused();
    expect(session.mode()).toBe('GUEST');
    session.begin(user, tokens('first'));
    await session.logout();
    expect(browser.area.size).toBe(0);
  });

  it('who is not one any more in another tab leaves here too; one who goes on there goes on here', async () => {
    const [one, two] = [browser.tab(), browser.tab()];
    await one.session.guest.ensure();
    two.session.start();
    browser.tellOtherTabs(storageKeys.guestToken);
    expect(two.session.mode()).toBe('GUEST');
    await one.session.renew('Bearer guest-1');
    browser.tellOtherTabs(storageKeys.guestToken);
    expect([two.session.authorization(), two.ends]).toEqual(['Bearer guest-2', []]);
    await one.session.logout();
    browser.tellOtherTabs(storageKeys.guestToken);
    expect([two.session.authorization(), two.ends]).toEqual([null, ['elsewhere']]);
  });

  it('who signs in in another tab is the merchant here too', async () => {
    const [one, two] = [browser.tab(), browser.tab()];
    await one.session.guest.ensure();
    two.session.start();
    browser.tellOtherTabs(storageKeys.guestToken);
    one.session.begin(user, tokens('first'));
    browser.tellOtherTabs();
    expect([two.session.mode(), two.ends]).toEqual(['CLASSIC', []]);
  });
});
