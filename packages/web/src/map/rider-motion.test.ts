import { describe, expect, it } from 'vitest';
import { glideTo, poseAt, stationary, turn } from './rider-motion.ts';

const here = { latitude: 13.74, longitude: 100.53 };
const north = { latitude: 13.741, longitude: 100.53 };
const facts = { now: 1_000, sinceLastReport: 4_000, reducedMotion: false };

describe('the rider on the map', () => {
  it('glides to a new position for as long as the interval between the reports', () => {
    const motion = glideTo(stationary(here, 0), north, facts);
    expect(poseAt(motion, 1_000).at).toEqual(here);
    expect(poseAt(motion, 3_000).at.latitude).toBeCloseTo(13.7405, 6);
    expect(poseAt(motion, 5_000)).toMatchObject({ at: north, hasArrived: true });
  });

  it('glides on from its current position if a report comes before the end of a glide', () => {
    const first = glideTo(stationary(here, 0), north, facts);
    const back = glideTo(first, here, { ...facts, now: 3_000 });
    expect(poseAt(back, 3_000).at.latitude).toBeCloseTo(13.7405, 6);
    expect(poseAt(back, 7_000).at).toEqual(here);
  });

  it('never lags more than ten seconds behind the reports', () => {
    const motion = glideTo(stationary(here, 0), north, { ...facts, sinceLastReport: 120_000 });
    expect(poseAt(motion, 11_000).hasArrived).toBe(true);
  });

  it('jumps if the reports are too far apart, and if the reader asked for less motion', () => {
    // 30 km away, from one report to the next, also in the middle of a glide.
    const far = { latitude: 14.01, longitude: 100.53 };
    expect(poseAt(glideTo(stationary(here, 0), far, facts), 1_000)).toMatchObject({ at: far, hasArrived: true });
    const gliding = glideTo(stationary(here, 0), north, facts);
    expect(poseAt(glideTo(gliding, far, { ...facts, now: 2_000 }), 2_000)).toMatchObject({ at: far, hasArrived: true });
    expect(poseAt(glideTo(stationary(here, 0), north, { ...facts, reducedMotion: true }), 1_000).at).toEqual(north);
  });

  it('turns along the smaller angle, and does not spin while the rider waits', () => {
    const eastwards = glideTo(stationary(here, 0), { ...here, longitude: 100.532 }, facts);
    expect(poseAt(eastwards, 5_000).heading).toBeCloseTo(90, 1);
    expect(turn(350, 10, 0.5)).toBeCloseTo(360, 5);
    expect(turn(10, 350, 1)).toBeCloseTo(-10, 5);
    const waiting = glideTo(stationary(here, 42), { latitude: 13.740005, longitude: 100.53 }, facts);
    expect(poseAt(waiting, 9_000).heading).toBe(42);
  });
});
