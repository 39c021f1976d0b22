import { useState } from 'react';
import { useSession } from '../../../platform/session/browser-session.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { readSearchHistory, rememberSearch } from './search-history.ts';

const key = storageKeys.searchHistory;

/**
 * The recent searches of the signed-in account. They are removed with the session; the account is stored with them in
 * case a session ended while no tab was open.
 */
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
