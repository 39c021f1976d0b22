import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const bdt = amountsIn('BDT');

export const bd: Country = {
  code: 'BD',
  name: 'Bangladesh',
  currency: 'BDT',
  bankNotes: [2, 5, 10, 20, 50, 100, 200, 500, 1000].map(bdt),
  phonePrefix: '+880',
  timeZone: 'Asia/Dhaka',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'bn'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'specification',
    base: bdt(55),
    perKilometre: bdt(5),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'specification', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: bdt(10_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'alcohol', 'gambling-material'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'across-zones' } },
  city: 'Dhaka',
  centre: { latitude: 23.8103, longitude: 90.4125 },
  bounds: { south: 20.5, west: 88, north: 26.7, east: 92.7 },
};
