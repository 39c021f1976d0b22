import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const dkk = amountsIn('DKK');

export const dk: Country = {
  code: 'DK',
  name: 'Denmark',
  currency: 'DKK',
  bankNotes: [50, 100, 200, 500].map(dkk),
  phonePrefix: '+45',
  timeZone: 'Europe/Copenhagen',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['da', 'en'],
  defaultLanguage: 'da',
  payment: {
    default: 'PAID',
    allowed: 'PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: dkk(45),
    perKilometre: dkk(8),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: dkk(1200) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Copenhagen',
  centre: { latitude: 55.6761, longitude: 12.5683 },
  bounds: { south: 54.5, west: 8, north: 57.8, east: 15.2 },
};
