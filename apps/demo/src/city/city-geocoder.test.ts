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

/** A town of one road along a parallel, some places beside it, and nothing else. */
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

function asked(text: string, more: Partial<PlaceQuery> = {}): PlaceQuery {
  return { text, country: 'TH', near: null, language: 'en', limit: 8, asker: 'one', ...more };
}

async function addressesOf(query: PlaceQuery): Promise<string[]> {
  return (await thailand.autocomplete(query)).map(({ address }) => address.formatted_address);
}

describe('typing an address in the city', () => {
  test('offers streets by district, in the reader’s language', async () => {
    expect(await addressesOf(asked('Sukhumvit road'))).toEqual(
      expect.arrayContaining(['Sukhumvit Rd, Watthana, Bangkok', 'Sukhumvit Rd, Khlong Toei, Bangkok']),
    );
    expect(await addressesOf(asked('สุขุมวิท', { language: 'th_TH' }))).toContain('ถนนสุขุมวิท, เขตวัฒนา, กรุงเทพมหานคร');
  });

  test('finds a lane by its number, in English and Thai', async () => {
    expect(await addressesOf(asked('Sukhumvit 24'))).toEqual(['Sukhumvit Soi 24, Khlong Toei, Bangkok']);
    expect(await addressesOf(asked('สุขุมวิท 24'))).toEqual(['Sukhumvit Soi 24, Khlong Toei, Bangkok']);
  });

  test('offers what is near first, among names that fit equally well', async () => {
    const east = await addressesOf(asked('sukhumvit rd', { near: { latitude: 13.74, longitude: 100.59 } }));
    expect(east[0]).toBe('Sukhumvit Rd, Khlong Toei, Bangkok');
    const west = await addressesOf(asked('sukhumvit rd', { near: { latitude: 13.74, longitude: 100.51 } }));
    expect(west[0]).toBe('Sukhumvit Rd, Watthana, Bangkok');
  });

  test('puts how well a name fits before how near it is', async () => {
    const near = { latitude: 13.75, longitude: 100.59 };
    expect((await addressesOf(asked('asok', { near })))[0]).toBe('BTS Asok, Watthana, Bangkok');
  });

  test('finds the rest of the country too, and the city’s own districts once', async () => {
    expect(await addressesOf(asked('Chiang Mai'))).toContain('Chiang Mai, Thailand');
    expect(await addressesOf(asked('Chiang Mai', { language: 'th' }))).toContain('เชียงใหม่, ไทย');
    expect((await addressesOf(asked('Watthana'))).filter((address) => address.startsWith('Watthana,'))).toEqual([
      'Watthana, Bangkok',
    ]);
  });

  test('offers no guesses beside names that fit', async () => {
    expect(await addressesOf(asked('asok'))).not.toContain('Chiang Mai, Thailand');
    expect(await addressesOf(asked('xyzzyq'))).toEqual([]);
  });

  test('answers in the deployment’s language when it is asked for none, or for one of somebody else', async () => {
    for (const language of [null, 'tlh', '../..']) {
      expect(await addressesOf(asked('watthana', { language }))).toContain('Watthana, Bangkok');
    }
  });

  test('offers at most as many as are wanted', async () => {
    expect(await addressesOf(asked('ban', { limit: 3 }))).toHaveLength(3);
  });

  test('looks only where it is asked to', async () => {
    expect(await addressesOf(asked('Sukhumvit 24', { country: 'SG' }))).toEqual([]);
  });
});

describe('the details of a suggestion', () => {
  test('are the suggestion, for streets and towns, in its language', async () => {
    for (const text of ['Sukhumvit 24', 'Chiang Mai']) {
      for (const language of ['en', 'th_TH']) {
        const [suggestion] = await thailand.autocomplete(asked(text, { language }));
        expect(await thailand.details(suggestion?.address.id ?? '')).toEqual(suggestion);
      }
    }
  });

  test('of an unknown id are none', async () => {
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

  test('is the lane that is known by a point only, when that is nearer than the street', async () => {
    expect((await at(13.7352, 100.569))?.formatted_address).toBe('Sukhumvit Soi 24, Watthana, Bangkok');
  });

  test('is the place beside it where no street has a name, and else the district', async () => {
    expect((await at(13.7502, 100.5901))?.formatted_address).toBe('Asok Garden, Khlong Toei, Bangkok');
    expect((await at(13.78, 100.52))?.formatted_address).toBe('Watthana, Bangkok');
  });

  test('outside the city is the nearest town, with its distance when it is not in it', async () => {
    expect((await at(18.7904, 98.9847))?.formatted_address).toBe('Chiang Mai, Thailand');
    const outside = await at(18.93, 98.45);
    expect(outside?.formatted_address).toMatch(/, Thailand \(\d+(\.\d)? km\)$/);
    expect(outside).toMatchObject({ latitude: 18.93, longitude: 98.45, country_code: 'TH' });
  });

  test('far out at sea is unknown', async () => {
    expect(await at(2, 90)).toBeNull();
  });
});

describe('every country of the product', () => {
  test('has towns to find by name and by point', async () => {
    for (const code of countryCodes) {
      const geocoder = createEmbeddedGeocoder({ country: code, defaultLanguage: 'en' });
      await geocoder.warm();
      const found = await geocoder.autocomplete(asked('ma', { country: code }));
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
  ])('%s knows %s', async (country, text, address) => {
    const geocoder = createEmbeddedGeocoder({ country, defaultLanguage: 'en' });
    const [first] = await geocoder.autocomplete(asked(text, { country }));
    expect(first?.address.formatted_address.startsWith(address)).toBe(true);
  });
});
