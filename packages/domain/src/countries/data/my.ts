import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const myr = amountsIn('MYR');

export const my: Country = {
  code: 'MY',
  name: 'Malaysia',
  currency: 'MYR',
  bankNotes: [1, 5, 10, 20, 50, 100].map(myr),
  phonePrefix: '+60',
  timeZone: 'Asia/Kuala_Lumpur',
  otherTimeZones: ['Asia/Kuching'],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'ms', 'zh_CN'],
  defaultLanguage: 'en',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'specification',
    base: myr(4.75),
    perKilometre: myr(0.5),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'specification', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 15 },
  itemValueLimit: { source: 'specification', value: myr(200) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'over-value-ceiling', 'written-communication'],
    valueCeiling: myr(200),
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'up-to' } },
  city: 'Kuala Lumpur',
  centre: { latitude: 3.139, longitude: 101.6869 },
  bounds: { south: 0.8, west: 99.6, north: 7.5, east: 119.4 },
};
