import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const bhd = amountsIn('BHD');

export const bh: Country = {
  code: 'BH',
  name: 'Bahrain',
  currency: 'BHD',
  bankNotes: [0.5, 1, 5, 10, 20].map(bhd),
  phonePrefix: '+973',
  timeZone: 'Asia/Bahrain',
  otherTimeZones: [],
  geolocatorRegion: 'europe',
  houseNumber: 'after-street',
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: bhd(1.2),
    perKilometre: bhd(0.15),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: bhd(60) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Manama',
  centre: { latitude: 26.2235, longitude: 50.5876 },
  bounds: { south: 25.5, west: 50.3, north: 26.4, east: 50.9 },
};
