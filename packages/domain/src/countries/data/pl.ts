import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const pln = amountsIn('PLN');

export const pl: Country = {
  code: 'PL',
  name: 'Poland',
  currency: 'PLN',
  bankNotes: [10, 20, 50, 100, 200, 500].map(pln),
  phonePrefix: '+48',
  timeZone: 'Europe/Warsaw',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['pl', 'en'],
  defaultLanguage: 'pl',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: pln(12),
    perKilometre: pln(2),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: pln(700) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Warsaw',
  centre: { latitude: 52.2297, longitude: 21.0122 },
  bounds: { south: 49, west: 14.1, north: 54.9, east: 24.2 },
};
