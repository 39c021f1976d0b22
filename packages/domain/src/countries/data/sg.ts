import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const sgd = amountsIn('SGD');

export const sg: Country = {
  code: 'SG',
  name: 'Singapore',
  currency: 'SGD',
  bankNotes: [2, 5, 10, 50, 100].map(sgd),
  phonePrefix: '+65',
  timeZone: 'Asia/Singapore',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'zh_CN', 'ms'],
  defaultLanguage: 'en',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'specification',
    base: sgd(6),
    perKilometre: sgd(1),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: sgd(200) },
  serviceHours: '0000:0000',
  unitNumberRequired: true,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'tobacco', 'e-cigarettes', 'chewing-gum'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Singapore',
  centre: { latitude: 1.2903, longitude: 103.8519 },
  bounds: { south: 1.15, west: 103.59, north: 1.48, east: 104.1 },
};
