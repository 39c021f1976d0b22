import { describe, expect, it } from 'vitest';
import { callerTrace } from './caller-trace.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const from = { remoteAddress: '::ffff:203.0.113.7', userAgent: phone };

describe('the trace of a caller', () => {
  it('names a merchant by account and e-mail address, with the network and the device', () => {
    const principal = { kind: 'merchant', accountId: 'a1', email: 'owner@a.test', sessionId: 's' } as const;
    expect(callerTrace({ principal, ...from })).toEqual({
      who: { kind: 'merchant', id: 'a1', name: 'owner@a.test' },
      from: { network: '203.0.113.7', browser: 'Chrome 131', system: 'Android' },
    });
  });

  it('names an embedding system by its vendor, and only the network of an IPv6 address', () => {
    const principal = { kind: 'embedded', vendorId: 'd001', endsAt: 1 } as const;
    expect(callerTrace({ principal, remoteAddress: '2001:db8:1:2:3:4:5:6', userAgent: undefined })).toEqual({
      who: { kind: 'embedded', id: 'godroid:d001', name: 'd001' },
      from: { network: '2001:db8:1:2', browser: null, system: null },
    });
  });

  it('leaves no trace of a guest', () => {
    expect(callerTrace({ principal: { kind: 'guest', guestId: 'g', endsAt: 1 }, ...from })).toBeNull();
  });
});
