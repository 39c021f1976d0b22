import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import { addressQueryOf } from '@riderbell/domain/places/address-search.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createObservable, type Observable } from '@riderbell/web/observable.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { placeAt } from './place.ts';
import { lookUpPlace, type PlaceCalls, placeOf, placeProblem, type PlaceScope } from './place-calls.ts';

/** The debounce after the last keystroke (specification §9, Autocomplete debounce). */
export const searchDebounce = 500;

/** An option of the list. */
export interface PlaceOption {
  readonly id: string;
  readonly address: string;
  readonly coordinates: Coordinates | null;
}

export interface SearchState {
  readonly text: string;
  /**
   * `idle` has nothing to show; `loading` may still show the previous list; `off-globe` means coordinates of no place.
   */
  readonly phase: 'idle' | 'loading' | 'found' | 'failed' | 'off-globe';
  readonly options: readonly PlaceOption[];
  /** The text that the options were found for; the visitor may have typed more since. */
  readonly foundFor: string;
  readonly problem: ApiProblem | null;
}

export interface AddressSearch extends Observable<SearchState> {
  /** The visitor changed the text. */
  type(text: string, scope: PlaceScope): void;
  /** Searches for the typed text at once, on Enter or a retry. */
  searchNow(scope: PlaceScope): void;
  /** The place of an option; null when it is unknown, which the state reports, or when a newer search has begun. */
  choose(option: PlaceOption): Promise<ChosenPlace | null>;
  /** Closes the list and ignores answers that are still to come. */
  settle(text: string): void;
}

const nothing: SearchState = { text: '', phase: 'idle', options: [], foundFor: '', problem: null };

const optionOf = ({ address }: PlaceSuggestion): PlaceOption => ({
  id: address.id,
  address: address.formatted_address,
  coordinates:
    address.latitude === null || address.longitude === null
      ? null
      : { latitude: address.latitude, longitude: address.longitude },
});

/**
 * The search behind an address field. Each search aborts the previous one, so a late answer never replaces a newer one.
 */
export function createAddressSearch(
  calls: PlaceCalls,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
): AddressSearch {
  const state = createObservable<SearchState>(nothing);
  let question = new AbortController();

  const begin = (): AbortSignal => {
    question.abort();
    question = new AbortController();
    return question.signal;
  };
  const update = (signal: AbortSignal, change: Partial<SearchState>) => {
    if (!signal.aborted) state.set({ ...state.get(), ...change });
  };

  const ask = async (signal: AbortSignal, text: string, scope: PlaceScope): Promise<readonly PlaceOption[]> => {
    const query = addressQueryOf(text);
    if (query.kind === 'too-short' || query.kind === 'off-globe') return [];
    if (query.kind === 'text') return (await calls.search(query.text, scope, signal)).map(optionOf);
    const { coordinates } = query;
    const place = await lookUpPlace(coordinates, scope, signal, calls).catch(() => placeAt(coordinates, ''));
    return [{ id: 'point', address: place.address, coordinates }];
  };

  const run = async (signal: AbortSignal, text: string, scope: PlaceScope, rest: number): Promise<void> => {
    const { kind } = addressQueryOf(text);
    if (kind === 'too-short' || kind === 'off-globe') {
      update(signal, { ...nothing, text, phase: kind === 'off-globe' ? kind : 'idle' });
      return;
    }
    try {
      if (rest > 0) await wait(rest, signal);
      update(signal, { phase: 'loading', problem: null });
      update(signal, { phase: 'found', options: await ask(signal, text, scope), foundFor: text });
    } catch (failure) {
      const problem = placeProblem('geolocator.error.autocomplete', failure);
      update(signal, { phase: 'failed', options: [], foundFor: text, problem });
    }
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    type(text, scope) {
      const signal = begin();
      update(signal, { text });
      void run(signal, text, scope, searchDebounce);
    },
    searchNow(scope) {
      void run(begin(), state.get().text, scope, 0);
    },
    async choose(option) {
      const signal = begin();
      const { coordinates, address, id } = option;
      // A point without a known address is named as it was typed, so that the field is not empty.
      if (coordinates) return placeAt(coordinates, address || state.get().text.trim());
      update(signal, { phase: 'loading' });
      try {
        const suggestion = { address: { id, formatted_address: address, latitude: null, longitude: null } };
        const place = await placeOf(suggestion, signal, calls);
        return signal.aborted ? null : place;
      } catch (failure) {
        const problem = placeProblem('geolocator.error.fetch-place-details', failure);
        update(signal, { phase: 'failed', options: [], problem });
        return null;
      }
    },
    settle(text) {
      update(begin(), { ...nothing, text });
    },
  };
}
