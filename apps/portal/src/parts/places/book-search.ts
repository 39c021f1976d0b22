import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { addressBookMinimum, fitsQuery } from '@riderbell/domain/addressbook/search-terms.ts';
import { addressQueryOf } from '@riderbell/domain/places/address-search.ts';
import { createObservable, type Observable } from '@riderbell/web/observable.ts';
import { searchDebounce } from './address-search.ts';

export interface BookState {
  readonly text: string;
  readonly customers: readonly SavedAddress[];
}

export interface BookSearch extends Observable<BookState> {
  /** The merchant changed the text; an empty text ends the search. */
  type(text: string): void;
}

const nothing: readonly SavedAddress[] = [];

/**
 * The search of the address book behind a field. It never blocks the merchant: while it is slow or when it fails, there
 * are simply no suggestions. Each search aborts the previous one, so a late answer never replaces a newer one.
 */
export function createBookSearch(
  ask: (query: string, signal: AbortSignal) => Promise<readonly SavedAddress[]>,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
): BookSearch {
  const state = createObservable<BookState>({ text: '', customers: nothing });
  let question = new AbortController();

  const run = async (signal: AbortSignal, text: string): Promise<void> => {
    let customers = nothing;
    try {
      await wait(searchDebounce, signal);
      customers = await ask(text.trim(), signal);
    } catch {
      // Aborted or failed: the field has no suggestions.
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
      // The shown customers stay while they match, and disappear with the character that no longer matches.
      const fitting = state
        .get()
        .customers.filter(({ name, phone_number: phone, address }) => fitsQuery(text, { name, phone, address }));
      state.set({ text, customers: isQuestion ? fitting : nothing });
      if (isQuestion) void run(question.signal, text);
    },
  };
}
