import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const ron = amountsIn('RON');

export const ro: Country = {
  code: 'RO',
  name: 'Romania',
  currency: 'RON',
  bankNotes: [1, 5, 10, 20, 50, 100, 200, 500].map(ron),
  phonePrefix: '+40',
  timeZone: 'Europe/Bucharest',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['ro', 'en'],
  defaultLanguage: 'ro',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: ron(12),
    perKilometre: ron(2.5),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: ron(800) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Bucharest',
  centre: { latitude: 44.4268, longitude: 26.1025 },
  bounds: { south: 43.6, west: 20.2, north: 48.3, east: 29.8 },
};
