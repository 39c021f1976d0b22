import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import { describe, expect, it, vi } from 'vitest';
import { createAddressSearch } from './address-search.ts';
import { placeAt } from './place.ts';
import type { PlaceCalls } from './place-calls.ts';

const at = { latitude: 13.7563, longitude: 100.5018 };
const suggestion = (address: string, known = true): PlaceSuggestion => ({
  address: {
    id: address,
    formatted_address: address,
    latitude: known ? at.latitude : null,
    longitude: known ? at.longitude : null,
  },
});
const scope = { country: 'TH', language: 'en', near: null };

/** Calls that answer when the test resolves them, and a clock that the test advances. */
function harness(over: Partial<PlaceCalls> = {}) {
  const answers = new Map<string, (found: PlaceSuggestion[] | Error) => void>();
  const rests: (() => void)[] = [];
  const calls: PlaceCalls = {
    search: (text) =>
      new Promise((resolve, reject) => {
        answers.set(text, (found) => (found instanceof Error ? reject(found) : resolve(found)));
      }),
    reverse: async (point) => placeAt(point, 'Ratchadamnoen Rd'),
    details: async () => null,
    ...over,
  };
  const wait = (_: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('ended')));
      rests.push(resolve);
    });
  const search = createAddressSearch(calls, wait);
  const rest = () => rests.splice(0).forEach((resolve) => resolve());
  const asked = (text: string) => vi.waitFor(() => expect(answers.has(text)).toBe(true));
  const answer = async (text: string, found: PlaceSuggestion[] | Error) => {
    await asked(text);
    answers.get(text)?.(found);
  };
  const shown = async () => {
    await vi.waitFor(() => expect(search.get().phase).toBe('found'));
    return search.get().options.map((option) => option.address);
  };
  return { search, rest, answer, asked, shown, answers };
}

describe('searching for an address (specification §5)', () => {
  it('searches from two characters on, and only after the debounce', async () => {
    const { search, rest, answers, asked } = harness();
    search.type('s', scope);
    rest();
    await Promise.resolve();
    expect([answers.size, search.get().phase]).toEqual([0, 'idle']);
    search.type('si', scope);
    await Promise.resolve();
    expect(answers.size).toBe(0);
    rest();
    await asked('si');
    expect(search.get().phase).toBe('loading');
  });

  it('reports coordinates off the globe without a call', async () => {
    const { search, rest, answers } = harness();
    search.type('95,200', scope);
    rest();
    await Promise.resolve();
    expect(search.get()).toMatchObject({ phase: 'off-globe', options: [] });
    search.searchNow(scope);
    expect([search.get().phase, answers.size]).toEqual(['off-globe', 0]);
  });

  it('searches only for the last text of a burst of typing', async () => {
    const { search, rest, answers, asked } = harness();
    for (const text of ['su', 'suk', 'sukh']) search.type(text, scope);
    rest();
    await asked('sukh');
    expect([...answers.keys()]).toEqual(['sukh']);
  });

  it('ignores a late answer after a newer search', async () => {
    const { search, rest, answer, asked, shown } = harness();
    search.type('silom', scope);
    rest();
    await asked('silom');
    search.type('sukhumvit', scope);
    rest();
    await answer('sukhumvit', [suggestion('Sukhumvit Rd')]);
    expect(await shown()).toEqual(['Sukhumvit Rd']);
    await answer('silom', [suggestion('Silom Rd')]);
    await Promise.resolve();
    expect(await shown()).toEqual(['Sukhumvit Rd']);
  });

  it('ignores an answer that comes after the choice', async () => {
    const { search, rest, answer, asked } = harness();
    search.type('silom', scope);
    rest();
    await asked('silom');
    search.settle('Silom Rd, Bangkok');
    await answer('silom', [suggestion('Silom Rd')]);
    await Promise.resolve();
    expect(search.get()).toEqual({
      text: 'Silom Rd, Bangkok',
      phase: 'idle',
      options: [],
      foundFor: '',
      problem: null,
    });
  });

  it('reports the text that the options were found for', async () => {
    const { search, answer, shown } = harness();
    search.type('sukhumvit 3', scope);
    search.searchNow(scope);
    await answer('sukhumvit 3', [suggestion('Sukhumvit Soi 3')]);
    expect(await shown()).toEqual(['Sukhumvit Soi 3']);
    search.type('sukhumvit 31', scope);
    expect(search.get()).toMatchObject({ text: 'sukhumvit 31', foundFor: 'sukhumvit 3' });
  });

  it('searches on Enter without waiting for the debounce', async () => {
    const { search, answer, shown } = harness();
    search.type('silom', scope);
    search.searchNow(scope);
    await answer('silom', [suggestion('Silom Rd')]);
    expect(await shown()).toEqual(['Silom Rd']);
  });

  it('reports a failure, and retries on request', async () => {
    const { search, answer, answers, shown } = harness();
    search.type('silom', scope);
    search.searchNow(scope);
    await answer('silom', new Error('no answer'));
    await vi.waitFor(() => expect(search.get().phase).toBe('failed'));
    expect(search.get().problem?.translationKey).toBe('geolocator.error.autocomplete');
    answers.clear();
    search.searchNow(scope);
    await answer('silom', [suggestion('Silom Rd')]);
    expect(await shown()).toEqual(['Silom Rd']);
  });

  it('looks up the address of typed coordinates', async () => {
    const { search, shown } = harness();
    search.type('13.7563, 100.5018', scope);
    search.searchNow(scope);
    expect(await shown()).toEqual(['Ratchadamnoen Rd']);
    expect(search.get().options[0]?.coordinates).toEqual(at);
  });

  it('offers the point itself, named as typed, when its address is unknown', async () => {
    const failing = { reverse: () => Promise.reject(new Error('away')), search: async () => [] };
    const { search, shown } = harness(failing);
    search.type('13.7563,100.5018', scope);
    search.searchNow(scope);
    expect(await shown()).toEqual(['']);
    expect(await search.choose(search.get().options[0]!)).toEqual(placeAt(at, '13.7563,100.5018'));
  });
});

describe('choosing a place', () => {
  it('requests the coordinates from a two-step provider', async () => {
    const { search } = harness({ details: async (id) => suggestion(id) });
    const place = await search.choose({ id: 'Silom Rd', address: 'Silom Rd', coordinates: null });
    expect(place).toEqual(placeAt(at, 'Silom Rd'));
  });

  it('reports a place that no longer exists', async () => {
    const { search } = harness();
    expect(await search.choose({ id: 'x', address: 'Silom Rd', coordinates: null })).toBeNull();
    expect(search.get().problem?.translationKey).toBe('geolocator.error.fetch-place-details');
  });

  it('returns null when the visitor typed something newer meanwhile', async () => {
    let answer: (found: PlaceSuggestion) => void = () => undefined;
    const { search } = harness({ details: () => new Promise((resolve) => (answer = resolve)) });
    const choosing = search.choose({ id: 'x', address: 'Silom Rd', coordinates: null });
    search.type('sathon', scope);
    answer(suggestion('Silom Rd'));
    expect(await choosing).toBeNull();
    expect(search.get().text).toBe('sathon');
  });
});
