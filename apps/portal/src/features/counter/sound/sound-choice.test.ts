import { describe, expect, it } from 'vitest';
import { readSoundChoice, silentAtFirst, withEvent } from './sound-choice.ts';

describe('the stored choice of sounds', () => {
  it('is silence until the merchant turns it on', () => {
    expect(readSoundChoice(null)).toEqual(silentAtFirst);
    expect(silentAtFirst.on).toBe(false);
  });

  it('is read as it was stored', () => {
    const stored = { on: true, volume: 'high', events: ['picked-up'] } as const;
    expect(readSoundChoice(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    expect(readSoundChoice({ ...stored, events: [] }).events).toEqual([]);
  });

  it.each([['text'], [7], [[]], [{ on: 'yes', volume: 11, events: 'all' }]])(
    'is the default when %j is stored',
    (stored) => expect(readSoundChoice(stored)).toEqual(silentAtFirst),
  );

  it('leaves out events that this build does not know', () => {
    expect(readSoundChoice({ events: ['teleported', 'delivered', 'delivered', null] }).events).toEqual(['delivered']);
  });

  it('adds and removes one event at a time', () => {
    expect(withEvent(['delivered'], 'rider-near', true)).toEqual(['rider-near', 'delivered']);
    expect(withEvent(['rider-near', 'delivered'], 'delivered', false)).toEqual(['rider-near']);
    expect(withEvent(['delivered'], 'delivered', true)).toEqual(['delivered']);
  });
});
