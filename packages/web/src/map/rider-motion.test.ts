import { describe, expect, it } from 'vitest';
import { glideTo, poseAt, standing, turn } from './rider-motion.ts';

const here = { latitude: 13.74, longitude: 100.53 };
const north = { latitude: 13.741, longitude: 100.53 };
const facts = { now: 1_000, sinceLastReport: 4_000, still: false };

describe('the rider on the map', () => {
  it('glides between two reports for as long as they were apart', () => {
    const motion = glideTo(standing(here, 0), north, facts);
    expect(poseAt(motion, 1_000).at).toEqual(here);
    expect(poseAt(motion, 3_000).at.latitude).toBeCloseTo(13.7405, 6);
    expect(poseAt(motion, 5_000)).toMatchObject({ at: north, arrived: true });
  });

  it('continues from where it is if a report comes before it arrived', () => {
    const first = glideTo(standing(here, 0), north, facts);
    const back = glideTo(first, here, { ...facts, now: 3_000 });
    expect(poseAt(back, 3_000).at.latitude).toBeCloseTo(13.7405, 6);
    expect(poseAt(back, 7_000).at).toEqual(here);
  });

  it('never lags more than ten seconds behind', () => {
    const motion = glideTo(standing(here, 0), north, { ...facts, sinceLastReport: 120_000 });
    expect(poseAt(motion, 11_000).arrived).toBe(true);
  });

  it('jumps if the reports are too far apart, and if the reader asked for less motion', () => {
    // 30 km away, from one report to the next, also in the middle of a glide.
    const far = { latitude: 14.01, longitude: 100.53 };
    expect(poseAt(glideTo(standing(here, 0), far, facts), 1_000)).toMatchObject({ at: far, arrived: true });
    const gliding = glideTo(standing(here, 0), north, facts);
    expect(poseAt(glideTo(gliding, far, { ...facts, now: 2_000 }), 2_000)).toMatchObject({ at: far, arrived: true });
    expect(poseAt(glideTo(standing(here, 0), north, { ...facts, still: true }), 1_000).at).toEqual(north);
  });

  it('faces its direction, turns the short way round, and does not spin while it waits', () => {
    const eastwards = glideTo(standing(here, 0), { ...here, longitude: 100.532 }, facts);
    expect(poseAt(eastwards, 5_000).heading).toBeCloseTo(90, 1);
    expect(turn(350, 10, 0.5)).toBeCloseTo(360, 5);
    expect(turn(10, 350, 1)).toBeCloseTo(-10, 5);
    const waiting = glideTo(standing(here, 42), { latitude: 13.740005, longitude: 100.53 }, facts);
    expect(poseAt(waiting, 9_000).heading).toBe(42);
  });
});
