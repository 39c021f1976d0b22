import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const sek = amountsIn('SEK');

export const se: Country = {
  code: 'SE',
  name: 'Sweden',
  currency: 'SEK',
  bankNotes: [20, 50, 100, 200, 500, 1000].map(sek),
  phonePrefix: '+46',
  timeZone: 'Europe/Stockholm',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['sv', 'en'],
  defaultLanguage: 'sv',
  payment: {
    default: 'PAID',
    allowed: 'PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: sek(59),
    perKilometre: sek(9),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: sek(1500) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'alcohol'],
    valueCeiling: null,
  },
  terms: 'link',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Stockholm',
  centre: { latitude: 59.3293, longitude: 18.0686 },
  bounds: { south: 55.2, west: 10.9, north: 69.1, east: 24.2 },
};
