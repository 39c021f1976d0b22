import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { Clock } from '@riderbell/web/clock.ts';
import { type Observable, createObservable } from '@riderbell/web/observable.ts';
import { pauseAfterFailure } from './pauses.ts';
import { isFinal, problemOfFailure, type Refusal, refusalOf } from './refusal.ts';

/** What a link has brought so far. */
export interface Followed<T> {
  /** The newest copy; it stays when the next request fails. */
  readonly latest: T | null;
  /** When an answer last arrived, in epoch milliseconds of this device; null before the first. */
  readonly confirmedAtMs: number | null;
  /** Why the last request failed; null once one has succeeded. */
  readonly refusal: Refusal | null;
}

/** What the device says about whether asking is worthwhile. */
export interface Surroundings {
  isHidden(): boolean;
  /** Calls back when the page is shown or hidden, and when the network comes or goes; returns the function that stops it. */
  onChange(listener: () => void): () => void;
}

export interface FollowParts<T> {
  /** Asks once; throws an `ApiProblem`. */
  ask(signal: AbortSignal): Promise<T>;
  /** Chooses between the copy at hand and the one that arrived. */
  choose(latest: T | null, received: T): T;
  /** Milliseconds until the next request; null if no other answer will come. */
  pauseAfter(latest: T): number | null;
  clock: Clock;
  /** Returns the function that cancels it. */
  schedule(task: () => void, milliseconds: number): () => void;
  surroundings: Surroundings;
  /** From 0 up to 1. */
  chance(): number;
}

export interface Follower<T> extends Observable<Followed<T>> {
  /** Starts to ask; returns the function that stops it. May start again. */
  start(): () => void;
  /** The reader wants to know now. */
  askNow(): void;
}

/**
 * Asks again and again until the order has ended: one request at a time, none while the page is hidden, at once when the page is
 * shown again or the network is back, and never before the server's Retry-After is over.
 */
export function follow<T>(parts: FollowParts<T>): Follower<T> {
  const state = createObservable<Followed<T>>({ latest: null, confirmedAtMs: null, refusal: null });
  let failures = 0;
  let isOver = false;
  /** Epoch milliseconds; the server's Retry-After also holds when the page is shown again. */
  let notBefore = 0;
  let asking: AbortController | null = null;
  let callOff = (): void => undefined;

  const ask = async () => {
    callOff();
    if (asking !== null) return;
    const attempt = new AbortController();
    asking = attempt;
    const outcome = await parts.ask(attempt.signal).then(
      (received) => ({ received }),
      (error: unknown) => ({ problem: problemOfFailure(error) }),
    );
    if (attempt.signal.aborted) return;
    asking = null;
    plan('received' in outcome ? succeeded(outcome.received) : failed(outcome.problem));
  };

  const succeeded = (received: T): number | null => {
    failures = 0;
    const latest = parts.choose(state.get().latest, received);
    state.set({ latest, confirmedAtMs: parts.clock.now(), refusal: null });
    return parts.pauseAfter(latest);
  };

  const failed = (problem: ApiProblem): number | null => {
    failures += 1;
    const refusal = refusalOf(problem);
    // After a final refusal show nothing: the reader has no access any more.
    const latest = isFinal(refusal) ? null : state.get().latest;
    state.set({ ...state.get(), latest, refusal });
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
    // A request under way may finish; the next one waits until the page is shown.
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
