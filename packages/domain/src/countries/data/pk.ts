import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const pkr = amountsIn('PKR');

export const pk: Country = {
  code: 'PK',
  name: 'Pakistan',
  currency: 'PKR',
  bankNotes: [10, 20, 50, 100, 500, 1000, 5000].map(pkr),
  phonePrefix: '+92',
  timeZone: 'Asia/Karachi',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'ur'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'specification',
    base: pkr(65),
    perKilometre: pkr(10),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  // The specification says 4 to 5 km: we take the larger.
  distanceLimit: { source: 'specification', metres: 5000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: pkr(15_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: pkr(100) },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'alcohol', 'pork', 'gambling-material'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'between', fromMetres: 4000 } },
  city: 'Karachi',
  centre: { latitude: 24.8607, longitude: 67.0011 },
  bounds: { south: 23.6, west: 60.8, north: 37.2, east: 77.9 },
};
