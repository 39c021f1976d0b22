import { beforeEach, describe, expect, it } from 'vitest';
import { browserHistory } from './history.ts';
import { addressOf, locationOf } from './location.ts';

/** A tab as the standard has it: entries with what a page keeps in them, and `popstate` when somebody goes between them. */
class Tab extends EventTarget {
  entries: { address: string; state: unknown }[] = [];
  at = 0;
  /** What the page was loaded anew at. */
  loaded: string[] = [];
  refuses: DOMException | null = null;

  readonly history = {
    pushState: (state: unknown, _: string, address: string) => {
      if (this.refuses !== null) throw this.refuses;
      this.entries.splice((this.at += 1), this.entries.length, { address, state: structuredClone(state) });
    },
    replaceState: (state: unknown, _: string, address?: string) => {
      this.entries[this.at] = { address: address ?? this.current.address, state: structuredClone(state) };
    },
    go: (steps: number) => {
      this.at += steps;
      this.dispatchEvent(new Event('popstate'));
    },
  };

  readonly location = { assign: (address: string) => void this.loaded.push(address) };

  constructor(address: string) {
    super();
    this.entries.push({ address, state: null });
    Object.defineProperty(this.history, 'state', { get: () => this.current.state });
    for (const part of ['pathname', 'search', 'hash'] as const) {
      Object.defineProperty(this.location, part, {
        get: () => new URL(this.current.address, 'https://portal.test')[part],
      });
    }
  }

  get current() {
    const entry = this.entries[this.at];
    if (entry === undefined) throw new Error('The tab has left');
    return entry;
  }

  /** A click on `<a href="#…">`. */
  followPlace(hash: string) {
    const address = this.current.address.replace(/#.*/, '') + hash;
    this.entries.splice((this.at += 1), this.entries.length, { address, state: null });
    this.dispatchEvent(new Event('popstate'));
  }
}

let tab: Tab;
const historyOf = (of: Tab) => browserHistory(of as unknown as Window);

beforeEach(() => {
  tab = new Tab('/history?q=1#top');
});

describe('the browser’s history', () => {
  it('names the entry with which a visit begins, so that a reload finds it again', () => {
    const first = historyOf(tab).read();
    expect(addressOf(first)).toBe('/history?q=1#top');
    expect(historyOf(tab).read()).toEqual(first);
  });

  it('keeps what was left for a screen', () => {
    const history = historyOf(tab);
    const next = locationOf('/order-tracking', { openedHere: true });
    history.push(next);
    expect(history.read()).toEqual(next);
    expect(tab.entries).toHaveLength(2);
  });

  it('replaces without a new entry', () => {
    const history = historyOf(tab);
    history.replace(locationOf('/connect'));
    expect(tab.entries).toHaveLength(1);
    expect(tab.current.address).toBe('/connect');
  });

  it('tells when somebody goes back, until it is no longer wanted', () => {
    const history = historyOf(tab);
    const first = history.read();
    history.push(locationOf('/connect'));
    const seen: unknown[] = [];
    const stop = history.onMove(() => seen.push(history.read()));
    history.go(-1);
    expect(seen).toEqual([first]);
    stop();
    history.go(1);
    expect(seen).toHaveLength(1);
  });

  it('gives a place in the page a name of its own', () => {
    const history = historyOf(tab);
    const { key } = history.read();
    const seen: string[] = [];
    history.onMove(() => seen.push(history.read().key));
    tab.followPlace('#fees');
    expect(seen).not.toEqual([key]);
    expect(history.read()).toMatchObject({ hash: '#fees', key: seen[0] });
  });

  it('loads the page where the browser takes no more entries', () => {
    tab.refuses = new DOMException('too many', 'SecurityError');
    historyOf(tab).push(locationOf('/connect?a=1'));
    expect(tab.loaded).toEqual(['/connect?a=1']);
  });

  it('says so when nobody can keep what was left', () => {
    tab.refuses = new DOMException('a function', 'DataCloneError');
    expect(() => historyOf(tab).push(locationOf('/connect'))).toThrow('a function');
    expect(tab.loaded).toEqual([]);
  });
});
