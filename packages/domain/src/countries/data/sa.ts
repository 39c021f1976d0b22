import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const sar = amountsIn('SAR');

export const sa: Country = {
  code: 'SA',
  name: 'Saudi Arabia',
  currency: 'SAR',
  bankNotes: [5, 10, 20, 50, 100, 200, 500].map(sar),
  phonePrefix: '+966',
  timeZone: 'Asia/Riyadh',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['ar', 'en'],
  defaultLanguage: 'ar',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: sar(12),
    perKilometre: sar(2),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: sar(600) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'alcohol', 'pork', 'gambling-material'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Riyadh',
  centre: { latitude: 24.7136, longitude: 46.6753 },
  bounds: { south: 16.3, west: 34.5, north: 32.2, east: 55.7 },
};
