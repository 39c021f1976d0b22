import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const lak = amountsIn('LAK');

export const la: Country = {
  code: 'LA',
  name: 'Laos',
  currency: 'LAK',
  bankNotes: [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000].map(lak),
  phonePrefix: '+856',
  timeZone: 'Asia/Vientiane',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'lo'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: lak(15_000),
    perKilometre: lak(3000),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: lak(3_000_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'e-cigarettes'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Vientiane',
  centre: { latitude: 17.9757, longitude: 102.6331 },
  bounds: { south: 13.9, west: 100, north: 22.6, east: 107.7 },
};
