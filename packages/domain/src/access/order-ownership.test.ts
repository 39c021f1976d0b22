import { describe, expect, it } from 'vitest';
import { isOwnOrder, quoteHolderOf } from './order-ownership.ts';
import { guestIdOf } from './principal.ts';

const guest = { kind: 'guest', guestId: 'guest-1', endsAt: 1 } as const;
const merchant = { kind: 'merchant', accountId: 'guest-1', email: 'a@a.test', sessionId: 's' } as const;
const embedded = { kind: 'embedded', vendorId: 'guest-1', endsAt: 1 } as const;

describe('ownership of an order', () => {
  it.each([
    ['a guest owns its own order', guest, 'guest-1', true],
    ['a guest does not own another guest’s order', guest, 'guest-2', false],
    ['a guest does not own a merchant’s order', guest, null, false],
    ['a merchant owns the vendor’s order', merchant, null, true],
    ['a merchant does not own a guest’s order, even with the same id', merchant, 'guest-1', false],
    ['an embedded caller owns the vendor’s order', embedded, null, true],
    ['an embedded caller does not own a guest’s order', embedded, 'guest-1', false],
  ] as const)('%s', (_, asker, guestId, own) => {
    expect(isOwnOrder(asker, { guestId })).toBe(own);
  });

  it('a quote belongs to a vendor or to one guest', () => {
    const holders = [merchant, embedded, guest, { ...guest, guestId: 'guest-2' }].map((asker) =>
      quoteHolderOf(asker, 'd001'),
    );
    expect(holders).toEqual(['d001', 'd001', 'd001:guest-1', 'd001:guest-2']);
  });

  it('only a guest has a guest id', () => {
    expect([guest, merchant, embedded].map(guestIdOf)).toEqual(['guest-1', null, null]);
  });
});
