import { describe, expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { authOf } from './auth.ts';
import { authorizationOf, storedExternalToken } from './authorization.ts';

const user = { id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' };
const auth = authOf(
  user,
  { AccessToken: 'access', IdToken: 'id', RefreshToken: 'r', ExpiresIn: 3600, TokenType: 'Bearer' },
  0,
);
const none = { externalToken: null, auth: null, guestToken: null };

describe('the authorization header', () => {
  it.each([
    ['omits the authorization of a signed-out visitor', none, null],
    ['sends the access and id tokens of a merchant', { ...none, auth }, 'Bearer access,id'],
    ['sends the guest token of a guest', { ...none, guestToken: 'guest' }, 'Bearer guest'],
    ['sends the external token in the embedded mode', { ...none, externalToken: 'outer' }, 'GoDroid outer'],
    [
      'sends the merchant’s tokens after a guest has signed in',
      { ...none, auth, guestToken: 'guest' },
      'Bearer access,id',
    ],
    [
      'prefers the external token over both others',
      { externalToken: 'outer', auth, guestToken: 'guest' },
      'GoDroid outer',
    ],
  ])('%s', (_, credentials, header) => {
    expect(authorizationOf(credentials)).toBe(header);
  });
});

describe('the external token of the embedding system', () => {
  const store = createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });

  it('reads the stored token', () => {
    store.write(storageKeys.externalToken, 'a.b.c');
    expect(storedExternalToken(store)).toBe('a.b.c');
  });

  it.each([
    ['an object', { token: 'a' }],
    ['an empty string', ''],
    ['a line break', 'a\r\nx: y'],
    ['a number', 7],
  ])('ignores a stored token that is %s', (_, value) => {
    store.write(storageKeys.externalToken, value);
    expect(storedExternalToken(store)).toBeNull();
  });
});
