import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['nok@riderbell.test', 'n••@r••.test'],
  ['a@b.c.shop.example', 'a••@b••.example'],
])('masks %s as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
