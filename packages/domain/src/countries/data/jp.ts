import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const jpy = amountsIn('JPY');

export const jp: Country = {
  code: 'JP',
  name: 'Japan',
  currency: 'JPY',
  bankNotes: [1000, 2000, 5000, 10_000].map(jpy),
  phonePrefix: '+81',
  timeZone: 'Asia/Tokyo',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: jpy(400),
    perKilometre: jpy(80),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: jpy(20_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Tokyo',
  centre: { latitude: 35.6812, longitude: 139.7671 },
  bounds: { south: 24, west: 122.9, north: 45.6, east: 146 },
};
