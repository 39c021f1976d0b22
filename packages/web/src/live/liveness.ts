import { heartbeatMs } from '@riderbell/contract/live/pace.ts';
import type { Clock } from '../clock.ts';

const checkEveryMs = 5_000;
/** The server is never silent for longer than its heartbeat; after this silence the client sends a ping. */
const longestSilenceMs = heartbeatMs + 5_000;
/** A socket without an answer this long after a ping is dead. */
const answerWithinMs = 10_000;

export interface Liveness {
  /** Call it for each message; `lastReceivedAt` returns the epoch ms of the last one. */
  markAlive(): void;
  lastReceivedAt(): number;
  /** Sends a ping at once: the device woke, the network changed, or the tab became visible. */
  ping(): void;
  stop(): void;
}

/**
 * Detects a socket that looks open but is dead, for example after a sleep of the device or a silent loss of the network, when no
 * `close` event comes. Silence alone is no proof: after a sleep, the timers of a tab fire before it receives its messages, so
 * this sends a ping first.
 */
export function watchLiveness(parts: {
  clock: Clock;
  schedule(task: () => void, milliseconds: number): () => void;
  /** Sends a ping. */
  ping(): void;
  onDead(): void;
}): Liveness {
  const { clock, schedule } = parts;
  let lastReceivedAt = clock.now();
  let pingedAt: number | null = null;
  let cancel: () => void = () => undefined;

  const plan = () => {
    cancel();
    cancel = schedule(check, pingedAt === null ? checkEveryMs : answerWithinMs);
  };
  const check = () => {
    if (pingedAt !== null) return parts.onDead();
    if (clock.now() - lastReceivedAt > longestSilenceMs) return ping();
    plan();
  };
  const ping = () => {
    if (pingedAt !== null) return;
    pingedAt = clock.now();
    parts.ping();
    plan();
  };
  plan();
  return {
    markAlive() {
      lastReceivedAt = clock.now();
      if (pingedAt === null) return;
      pingedAt = null;
      plan();
    },
    lastReceivedAt: () => lastReceivedAt,
    ping,
    stop: () => cancel(),
  };
}
