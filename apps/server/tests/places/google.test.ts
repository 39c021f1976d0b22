import { answerAsGoogle } from '@riderbell/simulators/geocoder/google-maps.ts';
import { type StandInServer, standInServer } from '@riderbell/simulators/services/stand-in-server.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GoogleGeocoder } from '../../src/adapters/places/google-geocoder.ts';
import { languageChoice } from '../../src/adapters/places/language-choice.ts';
import type { PlaceQuery } from '../../src/features/places/ports.ts';

const key = 'AIzaStandInKeyOfGoogle0123456789';

let server: StandInServer;
let google: GoogleGeocoder;
const made = (withKey = key) =>
  new GoogleGeocoder({
    key: withKey,
    placesUrl: server.url,
    geocodingUrl: server.url,
    languageOf: languageChoice(['en', 'zh_HK'], 'en'),
    timeoutMilliseconds: 5000,
  });
beforeEach(async () => {
  server = await standInServer(answerAsGoogle(key));
  vi.useFakeTimers({ toFake: ['Date'] });
  google = made();
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const signal = () => new AbortController().signal;
const search = (text: string, more: Partial<PlaceQuery> = {}) =>
  google.autocomplete({ text, country: 'TH', near: null, language: 'en', limit: 8, asker: 'one', ...more }, signal());
const sessions = () => server.requests.map(({ body }) => (body as { sessionToken?: string } | null)?.sessionToken);
const sends = (body: unknown, status = 200) => server.behave({ kind: 'sends', status, text: JSON.stringify(body) });
const point = { latitude: 13.74311, longitude: 100.56161 };

describe('an address search with Google', () => {
  it('finds places without coordinates, which their details have', async () => {
    const found = await search('asok');
    expect(found).toHaveLength(3);
    expect(found[0]?.address).toMatchObject({
      formatted_address: 'Asok, Khlong Toei, Bangkok, Thailand',
      latitude: null,
      longitude: null,
    });
    for (const { address } of found) {
      const details = await google.details(address.id, signal());
      expect(details?.address.id).toBe(address.id);
      expect(details?.address.latitude).toBeCloseTo(13.74, 1);
      expect(details?.address.formatted_address).toMatch(/Bangkok 10110, Thailand$/);
    }
  });

  it('searches in the country, in the language and near the point that the person looks at', async () => {
    await search('asok', { language: 'zh', near: point });
    const [question] = server.requests;
    expect(question?.body).toMatchObject({
      input: 'asok',
      includedRegionCodes: ['th'],
      regionCode: 'th',
      languageCode: 'zh-HK',
      locationBias: { circle: { center: point, radius: 20_000 } },
    });
    expect(question?.headers['x-goog-fieldmask']).toBe(
      'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
    );
  });

  it('returns nothing for Google’s empty object', async () => {
    expect(await search('zzzz')).toEqual([]);
  });

  it.each([
    ['nb', 'no'],
    ['sr', 'sr'],
    ['zh_TW', 'zh-TW'],
    ['zh-Hant-HK', 'zh-HK'],
    ['th_TH', 'th'],
    ['fil', 'fil'],
    ['tlh', 'en'],
    [null, 'en'],
  ])('asks for the language %s as %s', async (language, tag) => {
    await search('asok', { language });
    expect(server.requests[0]?.body).toMatchObject({ languageCode: tag });
  });
});

describe('a search session that Google bills', () => {
  it('is shared by the queries of one caller and different for another', async () => {
    await search('as');
    await search('asok');
    await search('asok', { asker: 'other' });
    const [first, second, other] = sessions();
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('ends with the request of details, which includes it, and after a pause of three minutes', async () => {
    const [offered] = await search('asok');
    await google.details(offered?.address.id ?? '', signal());
    await search('asok');
    vi.advanceTimersByTime(3 * 60_000 + 1);
    await search('asok');
    const [first, , second, third] = sessions();
    expect(server.requests[1]?.query.get('sessionToken')).toBe(first);
    expect(new Set([first, second, third]).size).toBe(3);
  });
});

describe('the details of a suggestion', () => {
  it('are requested with three cheap fields and with the key in a header', async () => {
    const [offered] = await search('asok');
    await google.details(offered?.address.id ?? '', signal());
    const { headers, query } = server.requests[1]!;
    expect(headers['x-goog-fieldmask']).toBe('id,formattedAddress,location');
    expect([headers['x-goog-api-key'], query.has('key')]).toEqual([key, false]);
  });

  it('are null for a place that no longer exists and for an invalid id', async () => {
    for (const id of ['', 'x', 'session~en~ChIJgone', 'session~en~../../v1', `${'s'.repeat(40)}~en~x`, 'a~en~b?c']) {
      expect(await google.details(id, signal())).toBeNull();
    }
  });

  it('are a failure with impossible coordinates or without an address', async () => {
    const id = 'session~en~ChIJ';
    for (const place of [
      { formattedAddress: 'Asok', location: { latitude: 91, longitude: 100 } },
      { formattedAddress: 'Asok', location: { latitude: '13', longitude: 100 } },
      { formattedAddress: 'Asok' },
      { location: point },
    ]) {
      sends(place);
      await expect(google.details(id, signal())).rejects.toThrow('google places is unreadable');
    }
  });
});

describe('the address of a point with Google', () => {
  it('is the nearest address, not its plus code, at the point itself', async () => {
    expect(await google.reverse(point, 'en', signal())).toEqual({
      ...point,
      formatted_address: '88 Asok Montri Road, Watthana, Bangkok 10110, Thailand',
      city: 'Bangkok',
      zipcode: '10110',
      suburb: 'Watthana',
      building: '',
      country_code: 'TH',
      number: '88',
    });
  });

  it('is null if Google has no results or only a plus code', async () => {
    expect(await google.reverse({ latitude: 0, longitude: -30 }, 'en', signal())).toBeNull();
    sends({ status: 'OK', results: [{ formatted_address: 'PHP6+RQ', types: ['plus_code'] }] });
    expect(await google.reverse(point, 'en', signal())).toBeNull();
  });

  it.each([
    [{ status: 'OVER_QUERY_LIMIT', results: [] }, 'busy'],
    [{ status: 'OVER_DAILY_LIMIT', results: [] }, 'busy'],
    [{ status: 'REQUEST_DENIED', results: [] }, 'denied'],
    [{ status: 'UNKNOWN_ERROR', results: [] }, 'unreadable'],
    [{ status: 'OK', results: {} }, 'unreadable'],
    [{ results: [] }, 'unreadable'],
    [[], 'unreadable'],
  ])('is a failure when the answer is %j', async (body, trouble) => {
    sends(body);
    await expect(google.reverse(point, 'en', signal())).rejects.toThrow(`google geocoding is ${trouble}`);
  });

  it('is not requested while Google’s quota is exceeded', async () => {
    sends({ status: 'OVER_QUERY_LIMIT', results: [] });
    await expect(google.reverse(point, 'en', signal())).rejects.toThrow('busy');
    server.behave({ kind: 'normal' });
    await expect(google.reverse(point, 'en', signal())).rejects.toThrow('resting');
    vi.advanceTimersByTime(5000);
    expect(await google.reverse(point, 'en', signal())).not.toBeNull();
  });
});

describe('an unexpected answer of Google', () => {
  it.each([
    ['a list instead of an object', []],
    ['suggestions that are not a list', { suggestions: {} }],
    ['no place among them', { suggestions: [null, {}, { placePrediction: { placeId: 7, text: { text: 'x' } } }] }],
    ['invalid ids', { suggestions: [{ placePrediction: { placeId: '../x', text: { text: 'x' } } }] }],
  ])('is a failure: %s', async (_, body) => {
    sends(body);
    await expect(search('asok')).rejects.toThrow('google places is unreadable');
  });

  it('loses only the queries that are among the places', async () => {
    const place = { placePrediction: { placeId: 'ChIJ', text: { text: 'Asok' } } };
    sends({ suggestions: [{ queryPrediction: { text: { text: 'asok coffee' } } }, place] });
    expect((await search('asok')).map(({ address }) => address.formatted_address)).toEqual(['Asok']);
  });

  it('is a failure for each call with a wrong key and does not reveal the key', async () => {
    google = made('AIzaSomeOtherKey0123456789');
    const calls = [
      () => search('asok'),
      () => google.reverse(point, 'en', signal()),
      () => google.details('s~en~ChIJ', signal()),
    ];
    for (const call of calls) {
      const error: unknown = await call().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(String(error)).toMatch(/ is denied$/);
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('AIza');
    }
  });
});
