import { describe, expect, it } from 'vitest';
import type { Auth } from '../../platform/session/auth.ts';
import { isHelpOffered } from './help-offered.ts';

const auth: Auth = {
  user: { id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' },
  meta: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 1, Obtained: 0 },
};
const merchant = { auth, externalToken: null };

describe('the help centre', () => {
  it('is offered to a signed-in merchant', () => {
    expect(isHelpOffered(merchant, true, '/help')).toBe(true);
  });

  it.each([
    ['for a guest', { auth: null, externalToken: null }, true, '/help'],
    ['in the embedded mode', { auth: null, externalToken: 'outer' }, true, '/help'],
    ['in the embedded mode, even after a sign-in', { auth, externalToken: 'outer' }, true, '/help'],
    [
      'at a shared device',
      { auth: { ...auth, user: { ...auth.user, email: '' } }, externalToken: null },
      true,
      '/help',
    ],
    ['with the flag off', merchant, false, '/help'],
    ['where the deployment has no help centre', merchant, true, null],
  ])('is hidden %s', (_, credentials, flag, service) => {
    expect(isHelpOffered(credentials, flag, service)).toBe(false);
  });
});
