import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const eur = amountsIn('EUR');

export const it: Country = {
  code: 'IT',
  name: 'Italy',
  currency: 'EUR',
  bankNotes: [5, 10, 20, 50, 100, 200].map(eur),
  phonePrefix: '+39',
  timeZone: 'Europe/Rome',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['it', 'en'],
  defaultLanguage: 'it',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: eur(4.5),
    perKilometre: eur(0.8),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: eur(150) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Rome',
  centre: { latitude: 41.9028, longitude: 12.4964 },
  bounds: { south: 35.4, west: 6.6, north: 47.1, east: 18.6 },
};
