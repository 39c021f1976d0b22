import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const qar = amountsIn('QAR');

export const qa: Country = {
  code: 'QA',
  name: 'Qatar',
  currency: 'QAR',
  bankNotes: [1, 5, 10, 50, 100, 200, 500].map(qar),
  phonePrefix: '+974',
  timeZone: 'Asia/Qatar',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: qar(12),
    perKilometre: qar(2),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: qar(600) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'alcohol', 'pork', 'e-cigarettes', 'gambling-material'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Doha',
  centre: { latitude: 25.2854, longitude: 51.531 },
  bounds: { south: 24.4, west: 50.7, north: 26.2, east: 51.7 },
};
