import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const huf = amountsIn('HUF');

export const hu: Country = {
  code: 'HU',
  name: 'Hungary',
  currency: 'HUF',
  bankNotes: [500, 1000, 2000, 5000, 10_000, 20_000].map(huf),
  phonePrefix: '+36',
  timeZone: 'Europe/Budapest',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['hu', 'en'],
  defaultLanguage: 'hu',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: huf(990),
    perKilometre: huf(150),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: huf(60_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'tobacco'],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Budapest',
  centre: { latitude: 47.4979, longitude: 19.0402 },
  bounds: { south: 45.7, west: 16.1, north: 48.6, east: 22.9 },
};
