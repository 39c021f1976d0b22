import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const kzt = amountsIn('KZT');

export const kz: Country = {
  code: 'KZ',
  name: 'Kazakhstan',
  currency: 'KZT',
  bankNotes: [500, 1000, 2000, 5000, 10_000, 20_000].map(kzt),
  phonePrefix: '+7',
  timeZone: 'Asia/Almaty',
  otherTimeZones: ['Asia/Qyzylorda', 'Asia/Qostanay', 'Asia/Aqtobe', 'Asia/Aqtau', 'Asia/Atyrau', 'Asia/Oral'],
  geolocatorRegion: 'asia',
  houseNumber: 'after-street',
  languages: ['kk', 'ru', 'en'],
  defaultLanguage: 'kk',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'default',
    base: kzt(700),
    perKilometre: kzt(120),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'default', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 5 },
  itemValueLimit: { source: 'default', value: kzt(80_000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  // The capital, not the largest city: the product comes with the capital's streets.
  prohibited: {
    items: [...prohibitedEverywhere, 'written-communication'],
    valueCeiling: null,
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Astana',
  centre: { latitude: 51.1282, longitude: 71.4304 },
  bounds: { south: 40.5, west: 46.4, north: 55.5, east: 87.4 },
};
