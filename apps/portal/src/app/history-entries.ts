import { randomId } from '@riderbell/web/random-id.ts';

/**
 * Gives each entry of the tab's history a key before the router reads it. The router has one key for all entries that the browser
 * makes itself (the first of a visit, a click on a place in the page), and restores the scroll position of one of them at another.
 */
export function nameEntries(tab: Pick<Window, 'history' | 'addEventListener'>): void {
  const { history } = tab;
  const name = () => {
    const state = history.state as { key?: string; idx?: number } | null;
    if (state?.key === undefined) history.replaceState({ idx: null, ...state, key: randomId() }, '');
  };
  name();
  // Registered before the router's own listener, so that it reads the key.
  tab.addEventListener('popstate', name);
}
