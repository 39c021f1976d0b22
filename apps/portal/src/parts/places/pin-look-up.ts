import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createObservable, type Observable } from '@riderbell/web/observable.ts';
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';

/** Arrow keys move a pin many times a second; only its resting place is looked up. */
const REST_MS = 350;

export interface PinState {
  readonly pending: boolean;
  readonly problem: ApiProblem | null;
}

export interface PinLookUp extends Observable<PinState> {
  /** The visitor moved the pin: reports the place at once without its address, and again with it. */
  moveTo(at: Coordinates, tell: (place: ChosenPlace) => void): void;
  /** The visitor chose the place in another way: ignore an address that is still being looked up. */
  forget(): void;
}

const quiet: PinState = { pending: false, problem: null };

/**
 * Looks up the address of a pin. Each move aborts the previous look-up, so a late answer never names a pin that has
 * moved on.
 */
export function createPinLookUp(
  lookUp: (at: Coordinates, signal: AbortSignal) => Promise<ChosenPlace>,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
): PinLookUp {
  const state = createObservable(quiet);
  let current = new AbortController();
  const end = () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
  const name = async (at: Coordinates, signal: AbortSignal, tell: (place: ChosenPlace) => void) => {
    try {
      await wait(REST_MS, signal);
      const place = await lookUp(at, signal);
      if (signal.aborted) return;
      state.set(quiet);
      tell(place);
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof ApiProblem)) throw failure;
      state.set({ pending: false, problem: failure });
    }
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    moveTo(at, tell) {
      const signal = end();
      state.set({ pending: true, problem: null });
      tell(pinAt(at));
      void name(at, signal, tell);
    },
    forget() {
      end();
      state.set(quiet);
    },
  };
}
