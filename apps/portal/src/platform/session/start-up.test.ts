import { describe, expect, it } from 'vitest';
import { authOf } from './auth.ts';
import type { HeldCredentials } from './authorization.ts';
import { startUpOf } from './start-up.ts';

const part = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const token = (payload: unknown) => `${part({ alg: 'ES256' })}.${part(payload)}.signature`;
const classic = { mode: 'CLASSIC', vendorId: null };
const none: HeldCredentials = { externalToken: null, auth: null, guestToken: null };
const auth = authOf(
  { id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' },
  { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600, TokenType: 'Bearer' },
  0,
);

describe('the portal starts', () => {
  it('as CLASSIC without a stored token', () => {
    expect(startUpOf(none)).toEqual(classic);
  });

  it('as GODROID with one, for the restaurant that it names', () => {
    expect(startUpOf({ ...none, externalToken: token({ restaurant_id: 'd001' }) })).toEqual({
      mode: 'GODROID',
      vendorId: 'd001',
    });
    const named = token({ restaurant_id: 'd001', name: 'ร้านกาแฟ ÿ?>' });
    expect(startUpOf({ ...none, externalToken: named })).toEqual({ mode: 'GODROID', vendorId: 'd001' });
  });

  it.each([
    ['no JWT', 'forged'],
    ['cut', token({ restaurant_id: 'd001' }).slice(0, 40)],
    ['not readable', 'a.***.c'],
    ['without a restaurant', token({ sub: 'u1' })],
    ['with an empty restaurant', token({ restaurant_id: '' })],
    ['with a number for one', token({ restaurant_id: 7 })],
    ['with nothing in it', token(null)],
  ])('as CLASSIC with a token that is %s', (_, externalToken) => {
    expect(startUpOf({ ...none, externalToken })).toEqual(classic);
  });

  it('as GUEST with a guest’s token, for the placeholder vendor', () => {
    expect(startUpOf({ ...none, guestToken: 'g' })).toEqual({ mode: 'GUEST', vendorId: 'guest' });
  });

  it('as CLASSIC once the guest has signed in, and as GODROID whatever else is stored', () => {
    expect(startUpOf({ ...none, guestToken: 'g', auth }).mode).toBe('CLASSIC');
    const externalToken = token({ restaurant_id: 'd001' });
    expect(startUpOf({ externalToken, guestToken: 'g', auth }).mode).toBe('GODROID');
  });
});
