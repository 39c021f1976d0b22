import { describe, expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { createReturnAddress, pageBehindSignIn } from './return-address.ts';

const emptyTab = () => createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });

describe('the page to return to after the sign-in', () => {
  it('keeps the address with its query across a reload, until it is forgotten', () => {
    const tab = emptyTab();
    createReturnAddress(tab).keep('/order-tracking/d001?order_id=d001-2WBV9DFKCP');
    expect(createReturnAddress(tab).at()).toBe('/order-tracking/d001?order_id=d001-2WBV9DFKCP');
    createReturnAddress(tab).forget();
    expect(createReturnAddress(tab).at()).toBeNull();
  });

  it('keeps the address when the visitor opens a public page afterwards', () => {
    const asked = createReturnAddress(emptyTab());
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
  ])('rejects the address %j', (address) => {
    expect(pageBehindSignIn(address)).toBeNull();
    const tab = { read: () => address, write: () => undefined, remove: () => undefined };
    expect(createReturnAddress(tab).at()).toBeNull();
  });

  it('drops the hash, which may contain the secret of a mailed link', () => {
    expect(pageBehindSignIn('/history/d001#confirm=token')).toBe('/history/d001');
  });
});
