import { useState } from 'react';
import { useSession } from '../../../platform/session/browser-session.ts';
import { type StorageKey, store } from '../../../platform/storage.ts';
import { readSearchHistory, rememberSearch } from './search-history.ts';

const keyName: string = 'riderbell.search-history';
const key = keyName as StorageKey;

/** The last searches of whoever is signed in; they name customers, so another account of the browser never sees them. */
export function useSearchHistory(): { history: readonly string[]; remember(search: string): void } {
  const account = useSession()?.user.id ?? null;
  const [history, setHistory] = useState(() => readOf(store.read(key), account));
  return {
    history,
    remember(search) {
      const next = rememberSearch(history, search);
      if (next === history) return;
      setHistory(next);
      store.write(key, { account, searches: next });
    },
  };
}

function readOf(stored: unknown, account: string | null): readonly string[] {
  if (typeof stored !== 'object' || stored === null || !('account' in stored) || !('searches' in stored)) return [];
  return stored.account === account ? readSearchHistory(stored.searches) : [];
}
