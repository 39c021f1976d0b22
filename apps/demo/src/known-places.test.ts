import { countries } from '@riderbell/domain/countries/countries.ts';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { createEmbeddedGeocoder } from '@riderbell/server/adapters/places/embedded-geocoder.ts';
import { bestKnown, knownPlacesOf } from '@riderbell/worlds/cities/known-places.ts';
import { describe, expect, test } from 'vitest';

const withoutMap = countryCodes.filter((code) => code !== 'TH');

describe.each(withoutMap)('the demo’s city of %s', (code) => {
  const { centre, city } = countries[code];
  const geocoder = createEmbeddedGeocoder({
    knownPlaces: knownPlacesOf(code),
    country: code,
    defaultLanguage: 'en',
  });
  const search = (text: string) =>
    geocoder.autocomplete({ text, country: code, near: centre, language: 'en', limit: 8, asker: 'one' });

  test('finds its best-known street, shopping centre and station among the first three results', async () => {
    for (const [name, latitude, longitude, ...otherNames] of bestKnown[code]) {
      for (const text of [name, ...otherNames]) {
        // The search gives words such as "station" and "road" little weight, so the street of the same name may be first.
        const first = (await search(text)).slice(0, 3).map(({ address }) => address);
        const found = first.find((address) => address.latitude === latitude && address.longitude === longitude);
        expect(found?.formatted_address, text).toContain(city);
      }
    }
  });

  test('finds them by the beginning of their names and by their ids', async () => {
    for (const [name, latitude, longitude] of bestKnown[code]) {
      const found = await search(name.slice(0, Math.max(5, Math.ceil(name.length * 0.6))));
      const chosen = found.find(({ address }) => address.latitude === latitude && address.longitude === longitude);
      expect(chosen, name).toBeDefined();
      expect(await geocoder.details(chosen?.address.id ?? '')).toEqual(chosen);
    }
  });

  test('has all its places within 20 km of the centre', () => {
    for (const place of knownPlacesOf(code)) expect(distanceInMetres(place, centre)).toBeLessThan(20_000);
  });
});

test('a search for "Orchard" in Singapore finds the street, the shopping centre and the station', async () => {
  const geocoder = createEmbeddedGeocoder({ knownPlaces: knownPlacesOf('SG'), country: 'SG', defaultLanguage: 'en' });
  const { centre } = countries.SG;
  const found = await geocoder.autocomplete({
    text: 'Orchard',
    country: 'SG',
    near: centre,
    language: 'en',
    limit: 8,
    asker: 'one',
  });
  expect(found.map(({ address }) => address.formatted_address)).toEqual(
    expect.arrayContaining(['Orchard Road, Singapore', 'ION Orchard, Singapore', 'Orchard MRT Station, Singapore']),
  );
});
