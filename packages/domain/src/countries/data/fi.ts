import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const eur = amountsIn('EUR');

export const fi: Country = {
  code: 'FI',
  name: 'Finland',
  currency: 'EUR',
  bankNotes: [5, 10, 20, 50, 100, 200].map(eur),
  phonePrefix: '+358',
  timeZone: 'Europe/Helsinki',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['fi', 'sv', 'en'],
  defaultLanguage: 'fi',
  payment: {
    default: 'PAID',
    allowed: 'PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: eur(5.9),
    perKilometre: eur(0.9),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 10 },
  itemValueLimit: { source: 'default', value: eur(150) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'alcohol'],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Helsinki',
  centre: { latitude: 60.1699, longitude: 24.9384 },
  bounds: { south: 59.7, west: 19, north: 70.1, east: 31.6 },
};
