import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const eur = amountsIn('EUR');

export const de: Country = {
  code: 'DE',
  name: 'Germany',
  currency: 'EUR',
  bankNotes: [5, 10, 20, 50, 100, 200].map(eur),
  phonePrefix: '+49',
  timeZone: 'Europe/Berlin',
  otherTimeZones: ['Europe/Busingen'],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['de', 'en', 'tr'],
  defaultLanguage: 'de',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: eur(4.9),
    perKilometre: eur(0.9),
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
  city: 'Berlin',
  centre: { latitude: 52.52, longitude: 13.405 },
  bounds: { south: 47.2, west: 5.8, north: 55.1, east: 15.1 },
};
