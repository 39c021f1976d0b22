import { describe, expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { createAskedFor, pageBehindSignIn } from './asked-for.ts';

const emptyTab = () => createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });

describe('the page that a visitor asked for', () => {
  it('is remembered over a reload with its query, until it is forgotten', () => {
    const tab = emptyTab();
    createAskedFor(tab).keep('/order-tracking/d001?order_id=d001-2WBV9DFKCP');
    expect(createAskedFor(tab).at()).toBe('/order-tracking/d001?order_id=d001-2WBV9DFKCP');
    createAskedFor(tab).forget();
    expect(createAskedFor(tab).at()).toBeNull();
  });

  it('stays when an address that needs no sign-in comes after it', () => {
    const asked = createAskedFor(emptyTab());
    asked.keep('/history/d001?q=Mali');
    for (const other of ['/', '/connect', '/nowhere', '/termsandconditions']) asked.keep(other);
    expect(asked.at()).toBe('/history/d001?q=Mali');
  });

  it.each([
    '//elsewhere.test/history',
    '/\\elsewhere.test/history',
    'https://elsewhere.test/history',
    'history',
    '/connect',
    '/nowhere',
    '/tracking/d001-1',
    '/request-a-rider',
    7,
    null,
    { at: '/history' },
  ])('is never %j', (address) => {
    expect(pageBehindSignIn(address)).toBeNull();
    const tab = { read: () => address, write: () => undefined, remove: () => undefined };
    expect(createAskedFor(tab).at()).toBeNull();
  });

  it('loses its hash, which may hold a secret of a mailed link', () => {
    expect(pageBehindSignIn('/history/d001#confirm=token')).toBe('/history/d001');
  });
});
