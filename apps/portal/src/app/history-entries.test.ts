import { expect, it } from 'vitest';
import { nameEntries } from './history-entries.ts';

interface Entry {
  readonly key?: string;
  readonly idx?: number | null;
  readonly usr?: unknown;
}

/** A tab whose browser has made its only entry. */
function openTab() {
  const history: { state: Entry | null; replaceState(state: Entry): void } = {
    state: null,
    replaceState: (state) => void (history.state = state),
  };
  return Object.assign(new EventTarget(), { history });
}

const name = (tab: ReturnType<typeof openTab>) => nameEntries(tab as unknown as Window);

it('the entry with which a visit begins gets a key, and has it after a reload', () => {
  const tab = openTab();
  name(tab);
  const { state } = tab.history;
  expect(state?.key).toMatch(/\S/);
  name(tab);
  expect(tab.history.state).toBe(state);
});

it('an entry that a click on a place in the page has made gets a key of its own', () => {
  const tab = openTab();
  name(tab);
  const first = tab.history.state?.key;
  tab.history.state = null;
  tab.dispatchEvent(new Event('popstate'));
  expect(tab.history.state).toEqual({ key: expect.not.stringMatching(`^${first}$`), idx: null });
});

it('an entry of the router keeps what it has', () => {
  const tab = openTab();
  name(tab);
  const entry = { key: 'its-own', idx: 3, usr: { requestStep: 1 } };
  tab.history.state = entry;
  tab.dispatchEvent(new Event('popstate'));
  expect(tab.history.state).toBe(entry);
});
