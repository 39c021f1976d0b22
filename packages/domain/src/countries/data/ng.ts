import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const ngn = amountsIn('NGN');

export const ng: Country = {
  code: 'NG',
  name: 'Nigeria',
  currency: 'NGN',
  bankNotes: [5, 10, 20, 50, 100, 200, 500, 1000].map(ngn),
  phonePrefix: '+234',
  timeZone: 'Africa/Lagos',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'before-street',
  languages: ['en'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: ngn(900),
    perKilometre: ngn(150),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: ngn(100_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Lagos',
  centre: { latitude: 6.5244, longitude: 3.3792 },
  bounds: { south: 4.2, west: 2.6, north: 13.9, east: 14.7 },
};
