import { describe, expect, it } from 'vitest';
import { adviceOf } from './advice.ts';

const received = { status: 'RECEIVED' } as const;

describe('advice about an order', () => {
  it.each([
    ['order-pre-accepted-static-text', 'waiting-for-rider', 'advice.waiting-for-rider'],
    ['order-prepare-message', 'near-vendor', 'advice.near-vendor'],
  ] as const)('waits for its flag: %s', (flag, display, text) => {
    expect(adviceOf(received, display, (name) => name === flag)).toEqual({ kind: 'info', text });
    expect(adviceOf(received, display, (name) => name !== flag)).toBeNull();
  });

  it('appears about a failed payment without a flag', () => {
    const none = () => false;
    expect(adviceOf(received, 'stalled', none)).toMatchObject({ kind: 'error' });
    expect(adviceOf({ status: 'PAYMENT_FAILED' }, 'cancelled', none)).toMatchObject({ text: 'advice.payment-failed' });
  });
});
