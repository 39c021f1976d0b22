import { describe, expect, it } from 'vitest';
import { createServerClock } from './clock.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;
const dateHeader = (at: number) => new Date(at).toUTCString();

function deviceAt(at: number) {
  const device = { at, now: () => device.at };
  return { device, clock: createServerClock(device) };
}

describe('the server clock', () => {
  it('uses the device’s time until the server has sent its own', () => {
    const { clock } = deviceAt(noon);
    expect(clock.now()).toBe(noon);
    clock.adjust(null);
    clock.adjust('yesterday');
    expect(clock.now()).toBe(noon);
  });

  it.each([9, -9, 24])('corrects a device clock that is %d hours wrong, and keeps running', (wrong) => {
    const { device, clock } = deviceAt(noon + wrong * hour);
    clock.adjust(dateHeader(noon));
    expect(clock.now()).toBe(noon);
    device.at += hour;
    expect(clock.now()).toBe(noon + hour);
    expect(clock.at(device.at)).toBe(noon + hour);
  });

  it('keeps the device’s time if the difference is only the latency of the answer', () => {
    const { clock } = deviceAt(noon + 59_000);
    clock.adjust(dateHeader(noon));
    expect(clock.now()).toBe(noon + 59_000);
  });

  it('returns to the device’s time after the device’s clock was corrected', () => {
    const { device, clock } = deviceAt(noon + 9 * hour);
    clock.adjust(dateHeader(noon));
    device.at = noon;
    clock.adjust(dateHeader(noon));
    expect(clock.now()).toBe(noon);
  });
});
