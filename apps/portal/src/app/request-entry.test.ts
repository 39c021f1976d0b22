import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { expect, it } from 'vitest';
import { requestEntry } from './request-entry.ts';

const toLogin: FlagName = 'request-a-rider-button-goes-to-login-page';

it.each<[FlagName[], string]>([
  [[], '/connect'],
  [['guest_checkout'], '/request-a-rider/guest'],
  [['guest_checkout', toLogin], '/connect'],
  [[toLogin], '/connect'],
])('with %j on, the request button of the landing page leads to %s', (flags, path) => {
  expect(requestEntry((flag) => flags.includes(flag))).toBe(path);
});
