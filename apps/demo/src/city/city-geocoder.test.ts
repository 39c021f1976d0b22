import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { createEmbeddedGeocoder } from '@riderbell/server/adapters/places/embedded-geocoder.ts';
import type { PlaceQuery } from '@riderbell/server/features/places/ports.ts';
import { describe, expect, test } from 'vitest';
import type { CityIndex, CityPlace, LocalNames } from './city-data.ts';
import { openCitySearch } from './city-search.ts';

const bangkok: LocalNames = { en: 'Bangkok', th: 'กรุงเทพมหานคร' };
const watthana: LocalNames = { en: 'Watthana', th: 'เขตวัฒนา' };
const khlongToei: LocalNames = { en: 'Khlong Toei', th: 'เขตคลองเตย' };
const sukhumvit: LocalNames = { en: 'Sukhumvit Rd', th: 'ถนนสุขุมวิท' };

function place(
  id: string,
  kind: CityPlace['kind'],
  names: LocalNames,
  latitude: number,
  longitude: number,
  district: LocalNames | null = watthana,
): CityPlace {
  const area = { district, city: bangkok, postalCode: '10110' };
  return { id, kind, names, otherNames: [], area, latitude, longitude };
}

/** A town with one road from west to east and some places beside it. */
const city: CityIndex = {
  country: 'TH',
  places: [
    place('s1', 'street', sukhumvit, 13.74, 100.555),
    place('s2', 'street', sukhumvit, 13.74, 100.575, khlongToei),
    place('s3', 'street', { en: 'Sukhumvit Soi 24', th: 'ซอยสุขุมวิท 24' }, 13.735, 100.569, khlongToei),
    place('b1', 'station', { en: 'BTS Asok', th: 'BTS อโศก' }, 13.7402, 100.56),
    place('l1', 'landmark', { en: 'Asok Garden', th: 'สวนอโศก' }, 13.75, 100.59),
    place('d1', 'district', watthana, 13.745, 100.58),
  ],
  contains: ({ latitude, longitude }) => latitude > 13.7 && latitude < 13.8 && longitude > 100.5 && longitude < 100.6,
  streetNear: ({ latitude }, within) => {
    const metres = Math.abs(latitude - 13.74) * 111_195;
    return metres <= within ? { names: sukhumvit, metres } : null;
  },
  areaOf: ({ longitude }) => ({
    district: longitude < 100.57 ? watthana : khlongToei,
    city: bangkok,
    postalCode: '10110',
  }),
};

const thailand = createEmbeddedGeocoder({ city: () => openCitySearch(city), country: 'TH', defaultLanguage: 'en' });

function queryFor(text: string, more: Partial<PlaceQuery> = {}): PlaceQuery {
  return { text, country: 'TH', near: null, language: 'en', limit: 8, asker: 'one', ...more };
}

async function addressesOf(query: PlaceQuery): Promise<string[]> {
  return (await thailand.autocomplete(query)).map(({ address }) => address.formatted_address);
}

describe('a search in the city', () => {
  test('finds streets by district, in the reader’s language', async () => {
    expect(await addressesOf(queryFor('Sukhumvit road'))).toEqual(
      expect.arrayContaining(['Sukhumvit Rd, Watthana, Bangkok', 'Sukhumvit Rd, Khlong Toei, Bangkok']),
    );
    expect(await addressesOf(queryFor('สุขุมวิท', { language: 'th_TH' }))).toContain('ถนนสุขุมวิท, เขตวัฒนา, กรุงเทพมหานคร');
  });

  test('finds a lane by its number, in English and Thai', async () => {
    expect(await addressesOf(queryFor('Sukhumvit 24'))).toEqual(['Sukhumvit Soi 24, Khlong Toei, Bangkok']);
    expect(await addressesOf(queryFor('สุขุมวิท 24'))).toEqual(['Sukhumvit Soi 24, Khlong Toei, Bangkok']);
  });

  test('sorts names that match equally well by distance', async () => {
    const east = await addressesOf(queryFor('sukhumvit rd', { near: { latitude: 13.74, longitude: 100.59 } }));
    expect(east[0]).toBe('Sukhumvit Rd, Khlong Toei, Bangkok');
    const west = await addressesOf(queryFor('sukhumvit rd', { near: { latitude: 13.74, longitude: 100.51 } }));
    expect(west[0]).toBe('Sukhumvit Rd, Watthana, Bangkok');
  });

  test('ranks a better match before a nearer place', async () => {
    const near = { latitude: 13.75, longitude: 100.59 };
    expect((await addressesOf(queryFor('asok', { near })))[0]).toBe('BTS Asok, Watthana, Bangkok');
  });

  test('also finds the rest of the country, and each district of the city only once', async () => {
    expect(await addressesOf(queryFor('Chiang Mai'))).toContain('Chiang Mai, Thailand');
    expect(await addressesOf(queryFor('Chiang Mai', { language: 'th' }))).toContain('เชียงใหม่, ไทย');
    expect((await addressesOf(queryFor('Watthana'))).filter((address) => address.startsWith('Watthana,'))).toEqual([
      'Watthana, Bangkok',
    ]);
  });

  test('finds nothing that does not match', async () => {
    expect(await addressesOf(queryFor('asok'))).not.toContain('Chiang Mai, Thailand');
    expect(await addressesOf(queryFor('xyzzyq'))).toEqual([]);
  });

  test('answers in the deployment’s language when the query has no language or an unknown one', async () => {
    for (const language of [null, 'tlh', '../..']) {
      expect(await addressesOf(queryFor('watthana', { language }))).toContain('Watthana, Bangkok');
    }
  });

  test('returns at most `limit` places', async () => {
    expect(await addressesOf(queryFor('ban', { limit: 3 }))).toHaveLength(3);
  });

  test('finds nothing in another country', async () => {
    expect(await addressesOf(queryFor('Sukhumvit 24', { country: 'SG' }))).toEqual([]);
  });
});

describe('the details of a suggestion', () => {
  test('equal the suggestion, in its language, for streets and towns', async () => {
    for (const text of ['Sukhumvit 24', 'Chiang Mai']) {
      for (const language of ['en', 'th_TH']) {
        const [suggestion] = await thailand.autocomplete(queryFor(text, { language }));
        expect(await thailand.details(suggestion?.address.id ?? '')).toEqual(suggestion);
      }
    }
  });

  test('are null for an unknown id', async () => {
    for (const id of [
      '',
      '~',
      's9~en',
      'gn-TH+01.00000+001.00000~en',
      'gn-TH+13.75398+100.0',
      'gn-XX+1.00000+1.00000',
    ]) {
      expect(await thailand.details(id)).toBeNull();
    }
  });
});

describe('the address of a point', () => {
  const at = (latitude: number, longitude: number, language: string | null = 'en') =>
    thailand.reverse({ latitude, longitude }, language);

  test('is the street beside it, with district, city and postal code', async () => {
    expect(await at(13.7405, 100.555)).toEqual({
      latitude: 13.7405,
      longitude: 100.555,
      formatted_address: 'Sukhumvit Rd, Watthana, Bangkok',
      city: 'Bangkok',
      zipcode: '10110',
      suburb: 'Watthana',
      building: '',
      country_code: 'TH',
      number: '',
    });
    expect((await at(13.7405, 100.555, 'th_TH'))?.formatted_address).toBe('ถนนสุขุมวิท, เขตวัฒนา, กรุงเทพมหานคร');
  });

  test('is the lane when its point is nearer than the street', async () => {
    expect((await at(13.7352, 100.569))?.formatted_address).toBe('Sukhumvit Soi 24, Watthana, Bangkok');
  });

  test('is the place beside it where no street has a name, otherwise the district', async () => {
    expect((await at(13.7502, 100.5901))?.formatted_address).toBe('Asok Garden, Khlong Toei, Bangkok');
    expect((await at(13.78, 100.52))?.formatted_address).toBe('Watthana, Bangkok');
  });

  test('is the nearest town outside the city, with its distance when the point is not in it', async () => {
    expect((await at(18.7904, 98.9847))?.formatted_address).toBe('Chiang Mai, Thailand');
    const outside = await at(18.93, 98.45);
    expect(outside?.formatted_address).toMatch(/, Thailand \(\d+(\.\d)? km\)$/);
    expect(outside).toMatchObject({ latitude: 18.93, longitude: 98.45, country_code: 'TH' });
  });

  test('is null far out at sea', async () => {
    expect(await at(2, 90)).toBeNull();
  });
});

describe('every country of the product', () => {
  test('has towns that are found by name and by point', async () => {
    for (const code of countryCodes) {
      const geocoder = createEmbeddedGeocoder({ country: code, defaultLanguage: 'en' });
      await geocoder.warm();
      const found = await geocoder.autocomplete(queryFor('ma', { country: code }));
      const { latitude, longitude } = found[0]?.address ?? {};
      expect(latitude, code).toBeTypeOf('number');
      const here = await geocoder.reverse({ latitude: latitude ?? 0, longitude: longitude ?? 0 }, null);
      expect(here?.country_code).toBe(code);
      expect(here?.formatted_address).not.toBe('');
    }
  });

  test.each([
    ['KW', 'salmiya', 'As Sālimīyah, Hawalli, Kuwait'],
    ['KW', 'حولي', 'Ḩawallī, Hawalli, Kuwait'],
    ['HK', '旺角', 'Mong Kok, Yau Tsim Mong District'],
    ['DE', 'munchen', 'Munich, Bavaria, Germany'],
    ['IT', 'roma', 'Rome, Lazio, Italy'],
    ['PL', 'mokotow', 'Mokotów, Mazovia, Poland'],
    ['GR', 'Αθήνα', 'Athens, Attica, Greece'],
    ['SG', 'toa payoh', 'Toa Payoh New Town, Singapore'],
    ['TW', 'taipei', 'Taipei, Taiwan'],
  ])('in %s finds %s', async (country, text, address) => {
    const geocoder = createEmbeddedGeocoder({ country, defaultLanguage: 'en' });
    const [first] = await geocoder.autocomplete(queryFor(text, { country }));
    expect(first?.address.formatted_address.startsWith(address)).toBe(true);
  });
});
