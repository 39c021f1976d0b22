import { describe, expect, it } from 'vitest';
import { authOf } from './auth.ts';
import type { StoredCredentials } from './authorization.ts';
import { startModeOf } from './start-mode.ts';

const part = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const token = (payload: unknown) => `${part({ alg: 'ES256' })}.${part(payload)}.signature`;
const classic = { mode: 'CLASSIC', vendorId: null };
const none: StoredCredentials = { externalToken: null, auth: null, guestToken: null };
const auth = authOf(
  { id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' },
  { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600, TokenType: 'Bearer' },
  0,
);

describe('the start mode of the portal', () => {
  it('starts in CLASSIC mode without a stored token', () => {
    expect(startModeOf(none)).toEqual(classic);
  });

  it('starts in GODROID mode with an external token, for its restaurant', () => {
    expect(startModeOf({ ...none, externalToken: token({ restaurant_id: 'd001' }) })).toEqual({
      mode: 'GODROID',
      vendorId: 'd001',
    });
    const named = token({ restaurant_id: 'd001', name: 'ร้านกาแฟ ÿ?>' });
    expect(startModeOf({ ...none, externalToken: named })).toEqual({ mode: 'GODROID', vendorId: 'd001' });
  });

  it.each([
    ['not a JWT', 'forged'],
    ['truncated', token({ restaurant_id: 'd001' }).slice(0, 40)],
    ['not readable', 'a.***.c'],
    ['without a restaurant', token({ sub: 'u1' })],
    ['with an empty restaurant', token({ restaurant_id: '' })],
    ['with a number for one', token({ restaurant_id: 7 })],
    ['with nothing in it', token(null)],
  ])('starts in CLASSIC mode with a token that is %s', (_, externalToken) => {
    expect(startModeOf({ ...none, externalToken })).toEqual(classic);
  });

  it('starts in GUEST mode with a guest token, for the placeholder vendor', () => {
    expect(startModeOf({ ...none, guestToken: 'g' })).toEqual({ mode: 'GUEST', vendorId: 'guest' });
  });

  it('prefers a sign-in over a guest token, and an external token over both', () => {
    expect(startModeOf({ ...none, guestToken: 'g', auth }).mode).toBe('CLASSIC');
    const externalToken = token({ restaurant_id: 'd001' });
    expect(startModeOf({ externalToken, guestToken: 'g', auth }).mode).toBe('GODROID');
  });
});
