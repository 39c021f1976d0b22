import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const khr = amountsIn('KHR');

export const kh: Country = {
  code: 'KH',
  name: 'Cambodia',
  currency: 'KHR',
  bankNotes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000].map(khr),
  phonePrefix: '+855',
  timeZone: 'Asia/Phnom_Penh',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'km'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: khr(4000),
    perKilometre: khr(1000),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: khr(400_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'e-cigarettes'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Phnom Penh',
  centre: { latitude: 11.5564, longitude: 104.9282 },
  bounds: { south: 9.9, west: 102.3, north: 14.7, east: 107.7 },
};
