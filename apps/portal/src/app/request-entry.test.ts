import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { describe, expect, it } from 'vitest';
import { requestEntryPath } from './request-entry.ts';

const toLogin: FlagName = 'request-a-rider-button-goes-to-login-page';
const entry = (flags: FlagName[], device = { canRegister: true, isKnown: false }) =>
  requestEntryPath((flag) => flags.includes(flag), device);

describe('the request button of the landing page', () => {
  it.each<[FlagName[], string]>([
    [[], '/register'],
    [['guest_checkout'], '/request-a-rider/guest'],
    [['guest_checkout', toLogin], '/connect'],
    [[toLogin], '/connect'],
  ])('leads a new visitor with the flags %j to %s', (flags, path) => {
    expect(entry(flags)).toBe(path);
  });

  it('leads to the sign-in on a device with an earlier sign-in, and if there is no registration', () => {
    expect(entry([], { canRegister: true, isKnown: true })).toBe('/connect');
    expect(entry([], { canRegister: false, isKnown: false })).toBe('/connect');
  });
});
