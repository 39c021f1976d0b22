import { advanceFlow } from '@riderbell/domain/requests/advance-flow.ts';
import { initialFlow } from '@riderbell/domain/requests/request-flow.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookForVendor } from './look-for-vendor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A flow that waits for a vendor whose data arrive later. */
function waitingFlow() {
  let known = false;
  let looks = 0;
  let flow = initialFlow;
  const end = lookForVendor(() => {
    looks += 1;
    if (known) flow = advanceFlow(flow, { type: 'StartFlow', vendorId: 'd001', origin: null });
    return known;
  });
  return {
    arrive: () => void (known = true),
    end,
    looks: () => looks,
    step: () => flow.step,
  };
}

describe('waiting for vendor data (specification §4)', () => {
  it('polls at once and then every 200 ms, and starts the flow with the first data found', () => {
    const waiting = waitingFlow();
    expect([waiting.looks(), waiting.step()]).toEqual([1, 'WaitForVendor']);
    vi.advanceTimersByTime(199);
    expect(waiting.looks()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(waiting.looks()).toBe(2);
    vi.advanceTimersByTime(600);
    expect(waiting.looks()).toBe(5);
    waiting.arrive();
    vi.advanceTimersByTime(199);
    expect(waiting.step()).toBe('WaitForVendor');
    vi.advanceTimersByTime(1);
    expect(waiting.step()).toBe('AskForOriginAddress');
  });

  it('stops polling once the data are found', () => {
    const waiting = waitingFlow();
    waiting.arrive();
    vi.advanceTimersByTime(200);
    expect(waiting.looks()).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(waiting.looks()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts at once when the data are loaded already', () => {
    const look = vi.fn(() => true);
    lookForVendor(look)();
    vi.advanceTimersByTime(10_000);
    expect(look).toHaveBeenCalledOnce();
  });

  it('stops polling when the screen is left', () => {
    const waiting = waitingFlow();
    waiting.end();
    waiting.arrive();
    vi.advanceTimersByTime(10_000);
    expect([waiting.looks(), waiting.step()]).toEqual([1, 'WaitForVendor']);
  });
});
