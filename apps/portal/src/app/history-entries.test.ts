import { expect, it } from 'vitest';
import { addEntryKeys } from './history-entries.ts';

interface Entry {
  readonly key?: string;
  readonly idx?: number | null;
  readonly usr?: unknown;
}

/** A tab with one history entry, which the browser created. */
function openTab() {
  const history: { state: Entry | null; replaceState(state: Entry): void } = {
    state: null,
    replaceState: (state) => void (history.state = state),
  };
  return Object.assign(new EventTarget(), { history });
}

const addKeys = (tab: ReturnType<typeof openTab>) => addEntryKeys(tab as unknown as Window);

it('gives the first entry of a visit a key and keeps it after a reload', () => {
  const tab = openTab();
  addKeys(tab);
  const { state } = tab.history;
  expect(state?.key).toMatch(/\S/);
  addKeys(tab);
  expect(tab.history.state).toBe(state);
});

it('gives the entry of a link to an anchor a separate key', () => {
  const tab = openTab();
  addKeys(tab);
  const first = tab.history.state?.key;
  tab.history.state = null;
  tab.dispatchEvent(new Event('popstate'));
  expect(tab.history.state).toEqual({ key: expect.not.stringMatching(`^${first}$`), idx: null });
});

it('leaves the entries of the router unchanged', () => {
  const tab = openTab();
  addKeys(tab);
  const entry = { key: 'its-own', idx: 3, usr: { requestStep: 1 } };
  tab.history.state = entry;
  tab.dispatchEvent(new Event('popstate'));
  expect(tab.history.state).toBe(entry);
});
