import { describe, expect, it } from 'vitest';
import { placeAt } from './place.ts';
import { lookUpPlace, type PlaceCalls } from './place-calls.ts';

const at = { latitude: 13.75, longitude: 100.5 };
const scope = { country: 'TH', language: 'en', near: null };
const suggestion = { address: { id: '1', formatted_address: 'Near here', latitude: 1, longitude: 2 } };
const calls = (over: Partial<PlaceCalls>): PlaceCalls => ({
  search: async () => [],
  reverse: async (point) => placeAt(point, 'Silom Rd'),
  details: async () => null,
  ...over,
});
const lookUp = (over: Partial<PlaceCalls>, signal = new AbortController().signal) =>
  lookUpPlace(at, scope, signal, calls(over));

describe('the address of a pin (specification §7, Places)', () => {
  it('is the result of the reverse look-up, at the place of the pin', async () => {
    expect(await lookUp({})).toEqual(placeAt(at, 'Silom Rd'));
  });

  it('falls back to a search when the reverse look-up fails, and keeps the pin', async () => {
    const asked: string[] = [];
    const place = await lookUp({
      reverse: () => Promise.reject(new Error('away')),
      search: async (text) => {
        asked.push(text);
        return [suggestion];
      },
    });
    expect(place).toEqual(placeAt(at, 'Near here'));
    expect(asked).toEqual(['13.7500000,100.5000000']);
  });

  it('is a problem when neither finds one', async () => {
    const failing = {
      reverse: () => Promise.reject(new Error('away')),
      search: () => Promise.reject(new Error('away')),
    };
    await expect(lookUp(failing)).rejects.toMatchObject({ translationKey: 'geolocator.error.reverse' });
  });

  it('is not requested once the pin has moved on', async () => {
    const controller = new AbortController();
    let searched = false;
    const looking = lookUp(
      {
        reverse: async () => {
          controller.abort(new Error('moved on'));
          throw new Error('aborted');
        },
        search: async () => {
          searched = true;
          return [suggestion];
        },
      },
      controller.signal,
    );
    await expect(looking).rejects.toThrow('moved on');
    expect(searched).toBe(false);
  });
});
