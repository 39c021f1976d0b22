import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const nok = amountsIn('NOK');

export const no: Country = {
  code: 'NO',
  name: 'Norway',
  currency: 'NOK',
  bankNotes: [50, 100, 200, 500, 1000].map(nok),
  phonePrefix: '+47',
  timeZone: 'Europe/Oslo',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['nb', 'en'],
  defaultLanguage: 'nb',
  payment: {
    default: 'PAID',
    allowed: 'PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: nok(69),
    perKilometre: nok(10),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: nok(1500) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'alcohol'],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Oslo',
  centre: { latitude: 59.9139, longitude: 10.7522 },
  bounds: { south: 57.9, west: 4.5, north: 71.3, east: 31.2 },
};
