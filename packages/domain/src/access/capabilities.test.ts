import { describe, expect, it } from 'vitest';
import * as capabilities from './capabilities.ts';
import { callerId, type Principal } from './principal.ts';

const callers: readonly Principal[] = [
  { kind: 'merchant', accountId: 'one', email: 'one@a.test', sessionId: 's' },
  { kind: 'embedded', vendorId: 'one', endsAt: 1 },
  { kind: 'guest', guestId: 'two', endsAt: 1 },
];

describe('what a caller can do by its kind', () => {
  it.each(Object.entries(capabilities))('%s is one thing for all with a vendor and another for guests', (_, can) => {
    const [merchant, embedded, guest] = callers.map(can);
    expect(embedded).toBe(merchant);
    expect(guest).toBe(!merchant);
  });

  it('leaves no two callers one id', () => {
    expect(callers.map(callerId)).toEqual(['one', 'godroid:one', 'two']);
  });
});
