import { describe, expect, it } from 'vitest';
import { createReadAgain } from './read-again.ts';

function setUp() {
  const readings: PromiseWithResolvers<void>[] = [];
  const readAgain = createReadAgain(
    () => {
      const reading = Promise.withResolvers<void>();
      readings.push(reading);
      return reading.promise;
    },
    () => Promise.resolve(),
  );
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { readings, readAgain, settle };
}

describe('repeated reading', () => {
  it('reads at once after an event', () => {
    const { readings, readAgain } = setUp();
    readAgain();
    expect(readings).toHaveLength(1);
  });

  it('reads once more for all events during a reading', async () => {
    const { readings, readAgain, settle } = setUp();
    for (let times = 0; times < 50; times += 1) readAgain();
    expect(readings).toHaveLength(1);
    readings[0]?.resolve();
    await settle();
    expect(readings).toHaveLength(2);
    readings[1]?.resolve();
    await settle();
    expect(readings).toHaveLength(2);
  });

  it('continues after a failed reading', async () => {
    const { readings, readAgain, settle } = setUp();
    readAgain();
    readings[0]?.reject(new Error('no network'));
    await settle();
    readAgain();
    expect(readings).toHaveLength(2);
  });
});
