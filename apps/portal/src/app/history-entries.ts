import { randomId } from '@riderbell/web/random-id.ts';

/**
 * Gives each history entry of the tab a key before the router reads it. The router uses the same key for all entries that the browser
 * itself creates (the first of a visit, a link to an anchor), and would restore the scroll position of one at another.
 */
export function addEntryKeys(tab: Pick<Window, 'history' | 'addEventListener'>): void {
  const { history } = tab;
  const addKey = () => {
    const state = history.state as { key?: string; idx?: number } | null;
    if (state?.key === undefined) history.replaceState({ idx: null, ...state, key: randomId() }, '');
  };
  addKey();
  // Registered before the router's own listener, so that it reads the key.
  tab.addEventListener('popstate', addKey);
}
