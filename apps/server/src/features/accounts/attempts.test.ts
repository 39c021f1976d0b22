import { expect, it } from 'vitest';
import { attemptKeys } from './attempts.ts';

const keysOf = (account: string | null, address: string) =>
  attemptKeys('login', account, address).map(({ key }) => key);

it.each([
  ['Demo@Riderbell.test', 'demo@riderbell.test'],
  ['ｄｅｍｏ@riderbell.test', ' demo@riderbell.test'],
  ['nobody', 'NOBODY'],
])('spellings of one address count together: %s and %s', (one, other) => {
  expect(keysOf(one, '127.0.0.1')).toEqual(keysOf(other, '127.0.0.1'));
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ['2001:db8::1', '2001:db8:0:0:5::'],
  ['::1', '::2'],
  ['fe80::1%eth0', 'fe80::2'],
])('addresses of one IPv6 network count together: %s and %s', (one, other) => {
  expect(keysOf(null, one)).toEqual(keysOf(null, other));
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['10.0.0.1', '10.0.0.2'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
])('others count apart: %s and %s', (one, other) => {
  expect(keysOf(null, one)).not.toEqual(keysOf(null, other));
});

it('What is mailed is limited by the day too', () => {
  const keys = attemptKeys('forgot', 'a@b.test', '10.0.0.1');
  expect(keys).toEqual([
    { key: 'forgot:account:a@b.test', limit: 3 },
    { key: 'forgot:day:a@b.test', limit: 10, windowMilliseconds: 86_400_000 },
    { key: 'forgot:address:10.0.0.1', limit: 20 },
  ]);
});
