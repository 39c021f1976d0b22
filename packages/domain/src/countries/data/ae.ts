import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const aed = amountsIn('AED');

export const ae: Country = {
  code: 'AE',
  name: 'United Arab Emirates',
  currency: 'AED',
  bankNotes: [5, 10, 20, 50, 100, 200, 500, 1000].map(aed),
  phonePrefix: '+971',
  timeZone: 'Asia/Dubai',
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
    base: aed(15),
    perKilometre: aed(2),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: aed(600) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'alcohol', 'pork', 'gambling-material'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Dubai',
  centre: { latitude: 25.2048, longitude: 55.2708 },
  bounds: { south: 22.6, west: 51.4, north: 26.2, east: 56.5 },
};
