import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const php = amountsIn('PHP');

export const ph: Country = {
  code: 'PH',
  name: 'Philippines',
  currency: 'PHP',
  bankNotes: [20, 50, 100, 200, 500, 1000].map(php),
  phonePrefix: '+63',
  timeZone: 'Asia/Manila',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'fil'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: php(49),
    perKilometre: php(7),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 20 },
  itemValueLimit: { source: 'specification', value: php(10_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'over-value-ceiling', 'written-communication'],
    valueCeiling: php(10_000),
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Manila',
  centre: { latitude: 14.5995, longitude: 120.9842 },
  bounds: { south: 4.5, west: 116.8, north: 21.2, east: 126.7 },
};
