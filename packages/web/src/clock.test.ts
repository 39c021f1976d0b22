import { describe, expect, it } from 'vitest';
import { createServerClock } from './clock.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;
const told = (at: number) => new Date(at).toUTCString();

function deviceAt(at: number) {
  const device = { at, now: () => device.at };
  return { device, clock: createServerClock(device) };
}

describe('the time by the server', () => {
  it('is the device’s until the server has said another', () => {
    const { clock } = deviceAt(noon);
    expect(clock.now()).toBe(noon);
    clock.hear(null);
    clock.hear('yesterday');
    expect(clock.now()).toBe(noon);
  });

  it.each([9, -9, 24])('is right where the device is %d hours wrong, and goes on with it', (wrong) => {
    const { device, clock } = deviceAt(noon + wrong * hour);
    clock.hear(told(noon));
    expect(clock.now()).toBe(noon);
    device.at += hour;
    expect(clock.now()).toBe(noon + hour);
    expect(clock.at(device.at)).toBe(noon + hour);
  });

  it('stays the device’s for the seconds that an answer takes', () => {
    const { clock } = deviceAt(noon + 59_000);
    clock.hear(told(noon));
    expect(clock.now()).toBe(noon + 59_000);
  });

  it('is the device’s again when that was set right', () => {
    const { device, clock } = deviceAt(noon + 9 * hour);
    clock.hear(told(noon));
    device.at = noon;
    clock.hear(told(noon));
    expect(clock.now()).toBe(noon);
  });
});
