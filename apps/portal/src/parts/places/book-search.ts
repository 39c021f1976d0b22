import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { addressBookMinimum, fitsQuery } from '@riderbell/domain/addressbook/search-terms.ts';
import { addressQueryOf } from '@riderbell/domain/places/address-search.ts';
import { observed, type Observable } from '@riderbell/web/observable.ts';
import { searchDebounce } from './address-search.ts';

export interface BookState {
  readonly text: string;
  readonly customers: readonly SavedAddress[];
}

export interface BookSearch extends Observable<BookState> {
  /** A person changed the text; an empty one ends the search. */
  type(text: string): void;
}

const nothing: readonly SavedAddress[] = [];

/**
 * The search of the address book behind a field. It only ever helps: while it is slow, and when it fails, there is nothing to
 * choose from and nothing in the way. Each question ends the one before, so a late answer never replaces a newer one.
 */
export function createBookSearch(
  ask: (query: string, signal: AbortSignal) => Promise<readonly SavedAddress[]>,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
): BookSearch {
  const state = observed<BookState>({ text: '', customers: nothing });
  let question = new AbortController();

  const run = async (signal: AbortSignal, text: string): Promise<void> => {
    let customers = nothing;
    try {
      await wait(searchDebounce, signal);
      customers = await ask(text.trim(), signal);
    } catch {
      // Ended, or nobody to ask: a field without suggestions says it all.
    }
    if (!signal.aborted) state.set({ text, customers });
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    type(text) {
      question.abort();
      question = new AbortController();
      const isQuestion = [...text.trim()].length >= addressBookMinimum && addressQueryOf(text).kind === 'text';
      // What is shown stays as long as it fits, and goes with the letter that it no longer fits.
      const fitting = state
        .get()
        .customers.filter(({ name, phone_number: phone, address }) => fitsQuery(text, { name, phone, address }));
      state.set({ text, customers: isQuestion ? fitting : nothing });
      if (isQuestion) void run(question.signal, text);
    },
  };
}
