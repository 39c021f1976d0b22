import { heartbeatMs } from '@riderbell/contract/live/pace.ts';
import type { Clock } from '../clock.ts';

const lookEveryMs = 5_000;
/** The server is never silent for longer than its heartbeat; after this the socket is asked. */
const longestSilenceMs = heartbeatMs + 5_000;
/** A socket that says nothing for so long after it was asked is dead, whatever it looks like. */
const answerWithinMs = 10_000;

export interface SignsOfLife {
  /** Something came; epoch ms of the last such moment is `heardAt`. */
  heard(): void;
  heardAt(): number;
  /** Asks at once: the device woke, the network changed, or the tab is looked at again. */
  ask(): void;
  stop(): void;
}

/**
 * Notices a socket that looks open and is dead, as after a sleep of the device or behind a network that went without a word: no
 * `close` comes from it. Silence alone is no proof, since the timers of a tab that slept fire before its messages are handed over, so
 * the socket is asked first.
 */
export function watchForLife(parts: {
  clock: Clock;
  schedule(task: () => void, milliseconds: number): () => void;
  /** Sends a ping. */
  ping(): void;
  onDead(): void;
}): SignsOfLife {
  const { clock, schedule } = parts;
  let heardAt = clock.now();
  let askedAt: number | null = null;
  let cancel: () => void = () => undefined;

  const plan = () => {
    cancel();
    cancel = schedule(look, askedAt === null ? lookEveryMs : answerWithinMs);
  };
  const look = () => {
    if (askedAt !== null) return parts.onDead();
    if (clock.now() - heardAt > longestSilenceMs) return ask();
    plan();
  };
  const ask = () => {
    if (askedAt !== null) return;
    askedAt = clock.now();
    parts.ping();
    plan();
  };
  plan();
  return {
    heard() {
      heardAt = clock.now();
      if (askedAt === null) return;
      askedAt = null;
      plan();
    },
    heardAt: () => heardAt,
    ask,
    stop: () => cancel(),
  };
}
