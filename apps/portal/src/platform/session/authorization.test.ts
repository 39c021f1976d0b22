import { describe, expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { authOf } from './auth.ts';
import { authorizationOf, heldExternalToken } from './authorization.ts';

const user = { id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' };
const auth = authOf(
  user,
  { AccessToken: 'access', IdToken: 'id', RefreshToken: 'r', ExpiresIn: 3600, TokenType: 'Bearer' },
  0,
);
const none = { externalToken: null, auth: null, guestToken: null };

describe('the authorization header', () => {
  it.each([
    ['of nobody is none', none, null],
    ['of a merchant carries the access and the id token', { ...none, auth }, 'Bearer access,id'],
    ['of a guest carries the guest token', { ...none, guestToken: 'guest' }, 'Bearer guest'],
    ['of the embedded mode is its own', { ...none, externalToken: 'outer' }, 'GoDroid outer'],
    ['of a guest who signed in is the merchant’s', { ...none, auth, guestToken: 'guest' }, 'Bearer access,id'],
    ['of the embedded mode goes before both', { externalToken: 'outer', auth, guestToken: 'guest' }, 'GoDroid outer'],
  ])('%s', (_, held, header) => {
    expect(authorizationOf(held)).toBe(header);
  });
});

describe('the token of the system around the portal', () => {
  const store = createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });

  it('is read as storage holds it', () => {
    store.write(storageKeys.externalToken, 'a.b.c');
    expect(heldExternalToken(store)).toBe('a.b.c');
  });

  it.each([
    ['an object', { token: 'a' }],
    ['an empty text', ''],
    ['a line break', 'a\r\nx: y'],
    ['a number', 7],
  ])('is none when it is %s', (_, value) => {
    store.write(storageKeys.externalToken, value);
    expect(heldExternalToken(store)).toBeNull();
  });
});
