import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { observed, type Observable } from '@riderbell/web/observable.ts';
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';

/** Arrow keys move a pin many times a second; only where it comes to rest is looked up. */
const REST_MS = 350;

export interface PinState {
  readonly pending: boolean;
  readonly problem: ApiProblem | null;
}

export interface PinLookUp extends Observable<PinState> {
  /** A person moved the pin: the place is told at once without its address, and again with it. */
  moveTo(at: Coordinates, tell: (place: ChosenPlace) => void): void;
  /** The place was chosen in another way: an address that is still being looked up is not wanted any more. */
  forget(): void;
}

const quiet: PinState = { pending: false, problem: null };

/** Looks up the address of a pin. Each move ends the look-up before, so a late answer never names a pin that moved on. */
export function createPinLookUp(
  lookUp: (at: Coordinates, signal: AbortSignal) => Promise<ChosenPlace>,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
): PinLookUp {
  const state = observed(quiet);
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
