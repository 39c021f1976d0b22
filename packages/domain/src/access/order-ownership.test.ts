import { describe, expect, it } from 'vitest';
import { isOwnOrder, quoteHolderOf } from './order-ownership.ts';
import { guestIdOf } from './principal.ts';

const guest = { kind: 'guest', guestId: 'guest-1', endsAt: 1 } as const;
const merchant = { kind: 'merchant', accountId: 'guest-1', email: 'a@a.test', sessionId: 's' } as const;
const embedded = { kind: 'embedded', vendorId: 'guest-1', endsAt: 1 } as const;

describe('whose an order is', () => {
  it.each([
    ['a guest, of its own order', guest, 'guest-1', true],
    ['a guest, of another guest’s', guest, 'guest-2', false],
    ['a guest, of a merchant’s', guest, null, false],
    ['a merchant, of a merchant’s', merchant, null, true],
    ['a merchant, of a guest’s, also with the same id', merchant, 'guest-1', false],
    ['the embedded mode, of a vendor’s', embedded, null, true],
    ['the embedded mode, of a guest’s', embedded, 'guest-1', false],
  ] as const)('%s', (_, asker, guestId, own) => {
    expect(isOwnOrder(asker, { guestId })).toBe(own);
  });

  it('holds a quote for a vendor, or for one guest', () => {
    const holders = [merchant, embedded, guest, { ...guest, guestId: 'guest-2' }].map((asker) =>
      quoteHolderOf(asker, 'd001'),
    );
    expect(holders).toEqual(['d001', 'd001', 'd001:guest-1', 'd001:guest-2']);
  });

  it('knows a guest by its mode alone', () => {
    expect([guest, merchant, embedded].map(guestIdOf)).toEqual(['guest-1', null, null]);
  });
});
