import { expect, it } from 'vitest';
import { addressKeys, attemptKeys, attemptLimits } from './attempts.ts';

const keysOf = (account: string, remoteAddress: string) => {
  const { own, shared } = attemptKeys({ act: 'login', account, remoteAddress });
  return [...own, ...shared].map(({ key }) => key);
};
const addressesOf = (remoteAddress: string) => addressKeys('guest-session', remoteAddress);

it.each([
  ['Demo@Riderbell.test', 'demo@riderbell.test'],
  ['ｄｅｍｏ@riderbell.test', ' demo@riderbell.test'],
  ['nobody', 'NOBODY'],
])('counts different spellings of one e-mail address together: %s and %s', (one, other) => {
  expect(keysOf(one, '127.0.0.1')).toEqual(keysOf(other, '127.0.0.1'));
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ['2001:db8::1', '2001:db8:0:0:5::'],
  ['::1', '::2'],
  ['fe80::1%eth0', 'fe80::2'],
])('counts addresses of one IPv6 network together: %s and %s', (one, other) => {
  expect(addressesOf(one)).toEqual(addressesOf(other));
  expect(keysOf('a@b.test', one)).toEqual(keysOf('a@b.test', other));
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['10.0.0.1', '10.0.0.2'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
])('counts different networks separately: %s and %s', (one, other) => {
  expect(addressesOf(one)).not.toEqual(addressesOf(other));
});

it('also limits e-mails per day, for each network and for all networks together', () => {
  const { own, shared } = attemptKeys({ act: 'forgot', account: 'a@b.test', remoteAddress: '10.0.0.1' });
  expect(own).toEqual([
    { key: 'forgot:network:10.0.0.1:a@b.test', limit: 3 },
    { key: 'forgot:network-day:10.0.0.1:a@b.test', limit: 10, windowMilliseconds: 86_400_000 },
    { key: 'forgot:address:10.0.0.1', limit: 20 },
  ]);
  expect(shared).toEqual([
    { key: 'forgot:account:a@b.test', limit: 9 },
    { key: 'forgot:day:a@b.test', limit: 30, windowMilliseconds: 86_400_000 },
  ]);
});

it('never lets a single network use up the limit that all networks share', () => {
  for (const [act, limits] of Object.entries(attemptLimits)) {
    if (!('account' in limits)) continue;
    expect(limits.network, act).toBeLessThan(limits.account);
    if ('accountDay' in limits) expect(limits.networkDay, act).toBeLessThan(limits.accountDay);
  }
});
