import { createObservable, type Observable } from '@riderbell/web/observable.ts';

/** Two sounds that cannot be confused: one rises, the other falls and repeats. */
export type ChimeTone = 'good' | 'trouble';

/** `asleep` is before a sound was wanted; `blocked` is a browser that waits for a press; `none` is a browser without sound. */
export type ChimeState = 'asleep' | 'ready' | 'blocked' | 'none';

export interface Chime {
  readonly state: Observable<ChimeState>;
  /** Starts the sound; a browser allows it only in answer to a press. Calls `then` as soon as it is allowed. */
  wake(then?: () => void): void;
  /** @param volume 0 to 1 */
  play(tone: ChimeTone, volume: number): void;
  close(): void;
}

type Note = { readonly hertz: number; readonly at: number; readonly seconds: number };

const notes: Readonly<Record<ChimeTone, readonly Note[]>> = {
  good: [
    { hertz: 659.3, at: 0, seconds: 0.22 },
    { hertz: 987.8, at: 0.16, seconds: 0.5 },
  ],
  trouble: [0, 0.5].flatMap((at) => [
    { hertz: 587.3, at, seconds: 0.2 },
    { hertz: 392, at: at + 0.18, seconds: 0.32 },
  ]),
};

/** The lowest gain, which is heard as silence: an envelope cannot fall to zero. */
const silence = 0.0001;

/**
 * The counter view's sound, synthesised by the browser.
 * @param createContext throws, or returns null, if there is no Web Audio
 */
export function createChime(createContext: (() => AudioContext) | null): Chime {
  const state = createObservable<ChimeState>(createContext === null ? 'none' : 'asleep');
  let context: AudioContext | null = null;
  const look = () => context !== null && state.set(context.state === 'running' ? 'ready' : 'blocked');
  return {
    state,
    wake(then) {
      if (createContext === null || state.get() === 'none') return;
      try {
        if (context === null) {
          context = createContext();
          context.addEventListener('statechange', look);
        }
      } catch {
        return state.set('none');
      }
      // Some browsers answer only once they allow it; until then the change of state reports it.
      context.resume().then(then, () => undefined);
      look();
    },
    play(tone, volume) {
      if (context?.state !== 'running') return;
      for (const note of notes[tone]) playNote(context, note, volume);
    },
    close() {
      context?.removeEventListener('statechange', look);
      context?.close().catch(() => undefined);
      context = null;
      if (state.get() !== 'none') state.set('asleep');
    },
  };
}

function playNote(context: AudioContext, { hertz, at, seconds }: Note, volume: number): void {
  const from = context.currentTime + at;
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  envelope.gain.setValueAtTime(silence, from);
  envelope.gain.exponentialRampToValueAtTime(Math.max(volume, silence), from + 0.02);
  envelope.gain.exponentialRampToValueAtTime(silence, from + seconds);
  oscillator.connect(envelope).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + seconds + 0.05);
}
