import { describe, expect, it } from 'vitest';
import { addressOf, isPlaceIn, locationOf } from './location.ts';

describe('a location', () => {
  it.each(['/', '/history/d001', '/history/d001?tab=new&q=a%3Fb', '/connect#token=a?b#c', '/?a=1#b'])(
    'is the address %s again',
    (address) => {
      expect(addressOf(locationOf(address))).toBe(address);
    },
  );

  it('knows its parts, and leaves out a query and a place that say nothing', () => {
    expect(locationOf('/history?q=Mali#top', { from: 'list' })).toMatchObject({
      pathname: '/history',
      search: '?q=Mali',
      hash: '#top',
      state: { from: 'list' },
    });
    expect(addressOf(locationOf('/history?#'))).toBe('/history');
  });

  it('is a new entry each time', () => {
    expect(locationOf('/').key).not.toBe(locationOf('/').key);
  });
});

it('is a place in a page only where the page stays', () => {
  const page = locationOf('/terms?a=1');
  expect(isPlaceIn(page, locationOf('/terms?a=1#fees'))).toBe(true);
  expect(isPlaceIn(page, locationOf('/terms?a=2#fees'))).toBe(false);
  expect(isPlaceIn(page, locationOf('/connect?a=1#fees'))).toBe(false);
  // The way out of a place is asked for like any other address.
  expect(isPlaceIn(locationOf('/terms#fees'), locationOf('/terms'))).toBe(false);
});
