import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const omr = amountsIn('OMR');

export const om: Country = {
  code: 'OM',
  name: 'Oman',
  currency: 'OMR',
  bankNotes: [0.1, 0.5, 1, 5, 10, 20, 50].map(omr),
  phonePrefix: '+968',
  timeZone: 'Asia/Muscat',
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
    base: omr(1.2),
    perKilometre: omr(0.15),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: omr(60) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'alcohol', 'pork', 'e-cigarettes', 'gambling-material'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Muscat',
  centre: { latitude: 23.5999, longitude: 58.4548 },
  bounds: { south: 16.6, west: 51.9, north: 26.5, east: 59.9 },
};
