import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { Clock } from '@riderbell/web/clock.ts';
import { type Observable, observed } from '@riderbell/web/observable.ts';
import { pauseAfterFailure } from './pauses.ts';
import { isFinal, problemOfFailure, type Refusal, refusalOf } from './refusal.ts';

/** What a link has brought so far. */
export interface Followed<T> {
  /** The newest that has come; it stays when the next question fails. */
  readonly known: T | null;
  /** When an answer last came, in epoch milliseconds of this device; null before the first. */
  readonly confirmedAtMs: number | null;
  /** Why the last question failed; null once one has succeeded. */
  readonly refusal: Refusal | null;
}

/** What of the device tells whether it is worth asking. */
export interface Surroundings {
  isHidden(): boolean;
  /** Calls back when the page is shown or hidden, and when the network comes or goes; returns the way to stop. */
  onChange(listener: () => void): () => void;
}

export interface FollowParts<T> {
  /** Asks once; throws an `ApiProblem`. */
  ask(signal: AbortSignal): Promise<T>;
  /** Of what is known and what has come: what stays. */
  choose(known: T | null, come: T): T;
  /** Milliseconds until the next question; null when no other answer will come. */
  pauseAfter(known: T): number | null;
  clock: Clock;
  /** Returns the way to call it off. */
  schedule(task: () => void, milliseconds: number): () => void;
  surroundings: Surroundings;
  /** From 0 up to 1. */
  chance(): number;
}

export interface Follower<T> extends Observable<Followed<T>> {
  /** Begins to ask; returns the way to stop. May begin anew. */
  start(): () => void;
  /** A person wants to know now. */
  askNow(): void;
}

/**
 * Asks again and again until the end is known: one question at a time, none while nobody looks, at once when somebody looks again
 * or the network is back, and not before the server wants to be asked.
 */
export function follow<T>(parts: FollowParts<T>): Follower<T> {
  const state = observed<Followed<T>>({ known: null, confirmedAtMs: null, refusal: null });
  let failures = 0;
  let isOver = false;
  /** Epoch milliseconds; what the server has asked for holds also for who looks again. */
  let notBefore = 0;
  let asking: AbortController | null = null;
  let callOff = (): void => undefined;

  const ask = async () => {
    callOff();
    if (asking !== null) return;
    const attempt = new AbortController();
    asking = attempt;
    const outcome = await parts.ask(attempt.signal).then(
      (come) => ({ come }),
      (error: unknown) => ({ problem: problemOfFailure(error) }),
    );
    if (attempt.signal.aborted) return;
    asking = null;
    plan('come' in outcome ? took(outcome.come) : failed(outcome.problem));
  };

  const took = (come: T): number | null => {
    failures = 0;
    const known = parts.choose(state.get().known, come);
    state.set({ known, confirmedAtMs: parts.clock.now(), refusal: null });
    return parts.pauseAfter(known);
  };

  const failed = (problem: ApiProblem): number | null => {
    failures += 1;
    const refusal = refusalOf(problem);
    // What has ended shows no more: whoever was let in before is not any longer.
    const known = isFinal(refusal) ? null : state.get().known;
    state.set({ ...state.get(), known, refusal });
    if (isFinal(refusal)) return null;
    const pause = pauseAfterFailure(failures, problem.retryAfter, parts.chance());
    if (problem.retryAfter !== null) notBefore = parts.clock.now() + pause;
    return pause;
  };

  const plan = (pause: number | null) => {
    isOver = pause === null;
    if (pause !== null && !parts.surroundings.isHidden()) callOff = parts.schedule(() => void ask(), pause);
  };

  const askSoon = () => {
    const left = notBefore - parts.clock.now();
    if (left <= 0) void ask();
    else if (asking === null) {
      callOff();
      plan(left);
    }
  };

  const lookAround = () => {
    if (isOver) return;
    // A question under way may end; the next one waits until somebody looks.
    if (parts.surroundings.isHidden()) callOff();
    else askSoon();
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      const ignore = parts.surroundings.onChange(lookAround);
      lookAround();
      return () => {
        ignore();
        callOff();
        asking?.abort();
        asking = null;
      };
    },
    askNow: askSoon,
  };
}
