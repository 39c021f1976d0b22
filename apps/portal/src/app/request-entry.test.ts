import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { describe, expect, it } from 'vitest';
import { requestEntry } from './request-entry.ts';

const toLogin: FlagName = 'request-a-rider-button-goes-to-login-page';
const entry = (flags: FlagName[], device = { registers: true, isKnown: false }) =>
  requestEntry((flag) => flags.includes(flag), device);

describe('the request button of the landing page', () => {
  it.each<[FlagName[], string]>([
    [[], '/register'],
    [['guest_checkout'], '/request-a-rider/guest'],
    [['guest_checkout', toLogin], '/connect'],
    [[toLogin], '/connect'],
  ])('with %j on leads a newcomer to %s', (flags, path) => {
    expect(entry(flags)).toBe(path);
  });

  it('leads to the sign-in on a device that has signed in before, and where registration is closed', () => {
    expect(entry([], { registers: true, isKnown: true })).toBe('/connect');
    expect(entry([], { registers: false, isKnown: false })).toBe('/connect');
  });
});
