import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { describe, expect, it, vi } from 'vitest';
import { searchDebounce } from './address-search.ts';
import { createBookSearch } from './book-search.ts';

const customer = (name: string): SavedAddress => ({
  id: name,
  name,
  phone_number: '+66812345678',
  latitude: 13.7,
  longitude: 100.5,
  address: '1, , Soi 23',
  notes: '',
});

/** An address book that answers when the test resolves it, and a clock that the test advances. */
function harness() {
  const answers = new Map<string, (found: SavedAddress[] | Error) => void>();
  const rests: (() => void)[] = [];
  const waited: number[] = [];
  const search = createBookSearch(
    (query) =>
      new Promise((resolve, reject) => {
        answers.set(query, (found) => (found instanceof Error ? reject(found) : resolve(found)));
      }),
    (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        waited.push(milliseconds);
        signal.addEventListener('abort', () => reject(new Error('ended')));
        rests.push(resolve);
      }),
  );
  const answer = async (query: string, found: SavedAddress[] | Error) => {
    rests.splice(0).forEach((resolve) => resolve());
    await vi.waitFor(() => expect(answers.has(query)).toBe(true));
    answers.get(query)?.(found);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const names = () => search.get().customers.map(({ name }) => name);
  return { search, answer, answers, names, waited };
}

describe('searching the address book (specification §5)', () => {
  it('searches from two characters on, after the debounce', async () => {
    const { search, answer, waited, names } = harness();
    search.type('s');
    search.type(' s ');
    expect(waited).toEqual([]);
    search.type('so');
    expect(waited).toEqual([searchDebounce]);
    await answer('so', [customer('Somsri')]);
    expect(names()).toEqual(['Somsri']);
  });

  it('does not search for coordinates', () => {
    const { search, waited } = harness();
    search.type('13.75,100.5');
    search.type('95,200');
    expect(waited).toEqual([]);
  });

  it('ignores a late answer after a newer search', async () => {
    const { search, answer, answers, names } = harness();
    search.type('so');
    await answer('so', [customer('Somsri')]);
    search.type('som');
    const late = answers.get('so');
    await answer('som', [customer('Somchai')]);
    late?.([customer('Sophie')]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual(['Somchai']);
  });

  it('keeps showing only the customers who still match while the merchant types on', async () => {
    const { search, answer, names } = harness();
    search.type('so');
    await answer('so', [customer('Somsri'), customer('Sophie')]);
    search.type('som');
    expect(names()).toEqual(['Somsri']);
    search.type('s');
    expect(names()).toEqual([]);
  });

  it('shows no customers after a failure, and searches again for the next text', async () => {
    const { search, answer, names } = harness();
    search.type('so');
    await answer('so', new Error('offline'));
    expect(names()).toEqual([]);
    search.type('som');
    await answer('som', [customer('Somsri')]);
    expect(names()).toEqual(['Somsri']);
  });
});
