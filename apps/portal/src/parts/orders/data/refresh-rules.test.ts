import { describe, expect, it } from 'vitest';
import { isRefreshDue, maximumAgeMs } from './refresh-rules.ts';

describe('refreshing active deliveries (specification §9)', () => {
  it.each([
    { guest: false, dynamicEstimation: false, seconds: 60 },
    { guest: false, dynamicEstimation: true, seconds: 60 },
    { guest: true, dynamicEstimation: true, seconds: 60 },
    { guest: true, dynamicEstimation: false, seconds: 300 },
  ])('guest $guest, dynamic estimation $dynamicEstimation: older than $seconds s', ({ seconds, ...circumstances }) => {
    expect(maximumAgeMs(circumstances)).toBe(seconds * 1000);
  });

  const merchant = { guest: false, dynamicEstimation: false };

  it('is due beyond the limit, not at it', () => {
    expect(isRefreshDue({ readAtMs: 0, channelLive: false }, 60_000, merchant)).toBe(false);
    expect(isRefreshDue({ readAtMs: 0, channelLive: false }, 60_001, merchant)).toBe(true);
  });

  it('is never due while the live channel delivers every change', () => {
    expect(isRefreshDue({ readAtMs: 0, channelLive: true }, 3_600_000, merchant)).toBe(false);
  });
});
