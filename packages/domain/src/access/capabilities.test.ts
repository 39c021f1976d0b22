import { describe, expect, it } from 'vitest';
import * as capabilities from './capabilities.ts';
import { callerId, type Principal } from './principal.ts';

const callers: readonly Principal[] = [
  { kind: 'merchant', accountId: 'one', email: 'one@a.test', sessionId: 's' },
  { kind: 'embedded', vendorId: 'one', endsAt: 1 },
  {
    kind: 'device',
    vendorId: 'one',
    deviceName: 'Counter',
    personId: 'three',
    personName: 'Maria',
    sessionId: 's',
    endsAt: 1,
  },
  { kind: 'guest', guestId: 'two', endsAt: 1 },
];

describe('capabilities of a caller', () => {
  it.each(Object.entries(capabilities))(
    '%s is the same for all callers with a vendor and the opposite for guests',
    (_, can) => {
      const [merchant, embedded, device, guest] = callers.map(can);
      expect(embedded).toBe(merchant);
      expect(device).toBe(merchant);
      expect(guest).toBe(!merchant);
    },
  );

  it('callerId differs between callers of different kinds', () => {
    expect(callers.map(callerId)).toEqual(['one', 'godroid:one', 'device:three', 'two']);
  });
});
