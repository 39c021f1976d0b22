import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const rsd = amountsIn('RSD');

export const rs: Country = {
  code: 'RS',
  name: 'Serbia',
  currency: 'RSD',
  bankNotes: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map(rsd),
  phonePrefix: '+381',
  timeZone: 'Europe/Belgrade',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['sr', 'en'],
  defaultLanguage: 'sr',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: rsd(250),
    perKilometre: rsd(40),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: rsd(18_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Belgrade',
  centre: { latitude: 44.7866, longitude: 20.4489 },
  bounds: { south: 42.2, west: 18.8, north: 46.2, east: 23 },
};
