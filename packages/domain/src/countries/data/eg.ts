import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const egp = amountsIn('EGP');

export const eg: Country = {
  code: 'EG',
  name: 'Egypt',
  currency: 'EGP',
  bankNotes: [5, 10, 20, 50, 100, 200].map(egp),
  phonePrefix: '+20',
  timeZone: 'Africa/Cairo',
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
    base: egp(30),
    perKilometre: egp(5),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: egp(5000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Cairo',
  centre: { latitude: 30.0444, longitude: 31.2357 },
  bounds: { south: 21.9, west: 24.6, north: 31.8, east: 37 },
};
