import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const thb = amountsIn('THB');

export const th: Country = {
  code: 'TH',
  name: 'Thailand',
  currency: 'THB',
  bankNotes: [20, 50, 100, 500, 1000].map(thb),
  phonePrefix: '+66',
  timeZone: 'Asia/Bangkok',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'th_TH'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'specification',
    base: thb(35),
    perKilometre: thb(7),
    includedMetres: 4000,
    cities: [
      {
        names: ['Bangkok', 'Krung Thep', 'Krung Thep Maha Nakhon', 'กรุงเทพ', 'กรุงเทพฯ', 'กรุงเทพมหานคร'],
        includedMetres: 1000,
      },
    ],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'specification', metres: 15_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: thb(5000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [
      ...prohibitedEverywhere,
      'written-communication',
      'alcohol',
      'tobacco',
      'e-cigarettes',
      'gambling-material',
    ],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Bangkok',
  centre: { latitude: 13.7563, longitude: 100.5018 },
  bounds: { south: 5.6, west: 97.3, north: 20.5, east: 105.7 },
};
