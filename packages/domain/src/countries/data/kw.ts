import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const kwd = amountsIn('KWD');

export const kw: Country = {
  code: 'KW',
  name: 'Kuwait',
  currency: 'KWD',
  bankNotes: [0.25, 0.5, 1, 5, 10, 20].map(kwd),
  phonePrefix: '+965',
  timeZone: 'Asia/Kuwait',
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
    base: kwd(1),
    perKilometre: kwd(0.15),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: kwd(50) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: false, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication', 'alcohol', 'pork', 'gambling-material'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Kuwait City',
  centre: { latitude: 29.3759, longitude: 47.9774 },
  bounds: { south: 28.5, west: 46.5, north: 30.2, east: 48.6 },
};
