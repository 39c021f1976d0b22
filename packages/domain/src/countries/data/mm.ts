import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const mmk = amountsIn('MMK');

export const mm: Country = {
  code: 'MM',
  name: 'Myanmar',
  currency: 'MMK',
  bankNotes: [50, 100, 200, 500, 1000, 5000, 10_000].map(mmk),
  phonePrefix: '+95',
  timeZone: 'Asia/Yangon',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'my'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'specification',
    base: mmk(1300),
    perKilometre: mmk(200),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'specification', value: mmk(300_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'over-value-ceiling', 'written-communication'],
    valueCeiling: mmk(300_000),
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Yangon',
  centre: { latitude: 16.7967, longitude: 96.161 },
  bounds: { south: 9.5, west: 92.1, north: 28.6, east: 101.2 },
};
