import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const czk = amountsIn('CZK');

export const cz: Country = {
  code: 'CZ',
  name: 'Czechia',
  currency: 'CZK',
  bankNotes: [100, 200, 500, 1000, 2000, 5000].map(czk),
  phonePrefix: '+420',
  timeZone: 'Europe/Prague',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['cs', 'en'],
  defaultLanguage: 'cs',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: czk(89),
    perKilometre: czk(15),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: czk(4000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Prague',
  centre: { latitude: 50.0755, longitude: 14.4378 },
  bounds: { south: 48.5, west: 12, north: 51.1, east: 18.9 },
};
