import { answerAsPhoton } from '@riderbell/simulators/geocoder/photon.ts';
import { type StandInServer, standInServer } from '@riderbell/simulators/services/stand-in-server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageChoice } from '../../src/adapters/places/language-choice.ts';
import { PhotonGeocoder } from '../../src/adapters/places/photon-geocoder.ts';
import type { PlaceQuery } from '../../src/features/places/ports.ts';

let server: StandInServer;
let photon: PhotonGeocoder;
beforeEach(async () => {
  server = await standInServer(answerAsPhoton);
  const languageOf = languageChoice(['en', 'th_TH'], 'en');
  photon = new PhotonGeocoder({ url: server.url, languageOf, timeoutMilliseconds: 5000 });
});
afterEach(() => server.close());

const signal = () => new AbortController().signal;
const search = (text: string, more: Partial<PlaceQuery> = {}) =>
  photon.autocomplete({ text, country: 'TH', near: null, language: 'en', limit: 8, asker: 'one', ...more }, signal());
const addressesOf = async (text: string, more: Partial<PlaceQuery> = {}) =>
  (await search(text, more)).map(({ address }) => address.formatted_address);
const asked = () => server.requests.map(({ path, query }) => `${path}?${query.toString()}`);
const feature = (coordinates: unknown, properties: object = { name: 'Asok' }) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});
const sends = (body: unknown) => server.behave({ kind: 'sends', status: 200, text: JSON.stringify(body) });

describe('an address search', () => {
  it('finds places with their coordinates, in the country and the language', async () => {
    const [asok, ...others] = await search('asok');
    expect(asok?.address).toMatchObject({
      formatted_address: 'Asok, Sukhumvit Road, Khlong Toei, Bangkok, 10110',
      latitude: 13.7370042,
      longitude: 100.5603865,
    });
    expect(others.map(({ address }) => address.formatted_address)).toEqual([
      'Asok Montri Road, Watthana, Bangkok, 10110',
      '88 Asok Montri Road, Watthana, Bangkok, 10110',
    ]);
    expect(asked()).toEqual(['/api?q=asok&limit=8&countrycode=TH&lang=en']);
  });

  it('returns places near the point that the person looks at first', async () => {
    const near = { latitude: 13.7432, longitude: 100.5617 };
    expect((await addressesOf('asok', { near }))[0]).toBe('88 Asok Montri Road, Watthana, Bangkok, 10110');
    expect(asked()).toEqual(['/api?q=asok&limit=8&countrycode=TH&lat=13.7432&lon=100.5617&lang=en']);
  });

  it('filters by country even if the instance does not support the filter', async () => {
    sends({ features: [feature([13.4, 52.5], { name: 'Asokberg', countrycode: 'DE' }), feature([100.5, 13.7])] });
    expect(await addressesOf('asok')).toEqual(['Asok']);
  });

  it('returns nothing if there are no matches', async () => {
    expect(await search('zzzz')).toEqual([]);
  });

  it('uses local names if the instance does not have the language, and remembers that', async () => {
    expect((await addressesOf('asok', { language: 'th' }))[0]).toMatch(/^อโศก, /);
    expect((await addressesOf('asok', { language: 'th_TH' }))[0]).toMatch(/^อโศก, /);
    expect(server.requests.map(({ query }) => query.get('lang'))).toEqual(['th', 'default', 'default']);
  });

  it('puts the house number where the country does', async () => {
    const berlin = { street: 'Invalidenstraße', housenumber: '117', city: 'Berlin', countrycode: 'DE' };
    sends({ features: [feature([13.4, 52.5], berlin)] });
    expect(await addressesOf('x', { country: 'DE' })).toEqual(['Invalidenstraße 117, Berlin']);
  });
});

describe('an unexpected answer', () => {
  it.each([
    ['a number instead of an object', 7],
    ['no features', { type: 'FeatureCollection' }],
    ['features that are not a list', { features: { 0: feature([100.5, 13.7]) } }],
    ['no place among them', { features: [null, 1, {}, feature([181, 13.7]), feature([100.5, 91])] }],
    [
      'coordinates that are not numbers',
      { features: [feature(['100.5', '13.7']), feature([null, 13.7]), feature(null)] },
    ],
    ['no name or address', { features: [feature([100.5, 13.7], {}), feature([100.5, 13.7], { name: 7 })] }],
  ])('is a failure: %s', async (_, body) => {
    sends(body);
    await expect(search('asok')).rejects.toThrow('photon is unreadable');
  });

  it('loses only the place that is invalid', async () => {
    sends({ features: [feature([200, 13.7]), feature([100.5, 13.7]), feature([100.5, -91])] });
    expect(await addressesOf('asok')).toEqual(['Asok']);
  });

  it('is a failure with an error status', async () => {
    server.behave({ kind: 'sends', status: 400, text: '{"message":"Unknown query parameter"}' });
    await expect(search('asok')).rejects.toThrow('photon is failing: 400');
  });

  it('is cut if a text is very long', async () => {
    sends({ features: [feature([100.5, 13.7], { name: `a\n${'b'.repeat(5000)}` })] });
    expect((await addressesOf('asok'))[0]).toMatch(/^a b{298}$/);
  });
});

describe('the address of a point', () => {
  it('is that of the nearest place, at the point itself', async () => {
    const point = { latitude: 13.74311, longitude: 100.56161 };
    expect(await photon.reverse(point, 'en', signal())).toEqual({
      ...point,
      formatted_address: '88 Asok Montri Road, Watthana, Bangkok, 10110',
      city: 'Bangkok',
      zipcode: '10110',
      suburb: 'Watthana',
      building: '',
      country_code: 'TH',
      number: '88',
    });
  });

  it('is null if there is no place within a kilometre', async () => {
    expect(await photon.reverse({ latitude: 0, longitude: -30 }, null, signal())).toBeNull();
  });
});

describe('the details of a suggestion', () => {
  it('are the same as the suggestion', async () => {
    for (const language of ['en', 'th']) {
      const offered = await search('asok', { language });
      expect(offered).toHaveLength(3);
      for (const suggestion of offered) {
        expect(await photon.details(suggestion.address.id, signal())).toEqual(suggestion);
      }
    }
  });

  it('are null for a place that no longer exists and for an invalid id', async () => {
    const [offered] = await search('asok');
    const id = offered?.address.id ?? '';
    const gone = [id.replace(/^N\d+/, 'N1'), id.replace('13.', '14.'), 'x', '', `${id}~x`, id.replace('13.', '93.')];
    for (const none of gone) expect(await photon.details(none, signal())).toBeNull();
  });
});
