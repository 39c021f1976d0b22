import { describe, expect, it } from 'vitest';
import { createChime } from './chime.ts';

/** A browser's sound that counts the notes; it is silent until it is allowed to start. */
function fakeSound({ allowed = true } = {}) {
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const loudest: number[] = [];
  const param = (heard = false) => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => heard && value > 0.001 && loudest.push(value),
  });
  const context = {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    closed: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    resume: () => new Promise<void>((resolve) => (allowed ? (begin(), resolve()) : void waiting.push(resolve))),
    close: async () => void (context.closed = true),
    createOscillator: () => ({ type: '', frequency: param(), connect: (to: unknown) => to, start() {}, stop() {} }),
    createGain: () => ({ gain: param(true), connect: (to: unknown) => to }),
  };
  function begin() {
    context.state = 'running';
    for (const listener of listeners) listener();
    for (const resolve of waiting) resolve();
  }
  return { context, loudest, begin, create: () => context as unknown as AudioContext };
}

describe('the chime', () => {
  it('makes no sound and creates no audio before wake()', () => {
    let made = 0;
    const chime = createChime(() => {
      made += 1;
      return fakeSound().create();
    });
    chime.play('good', 1);
    expect([made, chime.state.get()]).toEqual([0, 'asleep']);
  });

  it('plays at the chosen volume, and plays trouble longer than good news', () => {
    const sound = fakeSound();
    const chime = createChime(sound.create);
    chime.wake();
    expect(chime.state.get()).toBe('ready');
    chime.play('good', 0.3);
    expect(sound.loudest).toEqual([0.3, 0.3]);
    chime.play('trouble', 0.9);
    expect(sound.loudest.slice(2)).toEqual([0.9, 0.9, 0.9, 0.9]);
  });

  it('reports that the browser blocks it, and starts when the browser allows it', async () => {
    const sound = fakeSound({ allowed: false });
    const chime = createChime(sound.create);
    const woken = new Promise<void>((resolve) => chime.wake(resolve));
    expect(chime.state.get()).toBe('blocked');
    chime.play('good', 1);
    expect(sound.loudest).toEqual([]);
    sound.begin();
    await woken;
    expect(chime.state.get()).toBe('ready');
  });

  it('reports that a browser has no sound', () => {
    expect(createChime(null).state.get()).toBe('none');
    const broken = createChime(() => {
      throw new Error('no device');
    });
    broken.wake();
    broken.play('good', 1);
    expect(broken.state.get()).toBe('none');
  });

  it('makes no sound after the counter view is closed', () => {
    const sound = fakeSound();
    const chime = createChime(sound.create);
    chime.wake();
    chime.close();
    chime.play('good', 1);
    expect([sound.context.closed, chime.state.get(), sound.loudest]).toEqual([true, 'asleep', []]);
  });
});
