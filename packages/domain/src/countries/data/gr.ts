import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const eur = amountsIn('EUR');

export const gr: Country = {
  code: 'GR',
  name: 'Greece',
  currency: 'EUR',
  bankNotes: [5, 10, 20, 50, 100, 200].map(eur),
  phonePrefix: '+30',
  timeZone: 'Europe/Athens',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['el', 'en'],
  defaultLanguage: 'el',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: eur(3.5),
    perKilometre: eur(0.6),
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
  city: 'Athens',
  centre: { latitude: 37.9838, longitude: 23.7275 },
  bounds: { south: 34.7, west: 19.3, north: 41.8, east: 29.7 },
};
