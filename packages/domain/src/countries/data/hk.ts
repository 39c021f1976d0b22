import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const hkd = amountsIn('HKD');

export const hk: Country = {
  code: 'HK',
  name: 'Hong Kong',
  currency: 'HKD',
  bankNotes: [10, 20, 50, 100, 500, 1000].map(hkd),
  phonePrefix: '+852',
  timeZone: 'Asia/Hong_Kong',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['en', 'zh_HK'],
  defaultLanguage: 'en',
  payment: {
    default: 'PAID',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'generic_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    // The specification only gives typical prices, $49 to $79: these figures go from one to the other over the ten
    // kilometres of the distance limit.
    source: 'specification',
    base: hkd(49),
    perKilometre: hkd(3),
    includedMetres: 0,
    cities: [],
    cashSurcharge: 0,
  },
  distanceLimit: { source: 'specification', metres: 10_000, along: 'road' },
  weightLimitKg: { source: 'specification', value: 10 },
  itemValueLimit: { source: 'specification', value: hkd(1000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'over-value-ceiling', 'written-communication', 'e-cigarettes'],
    valueCeiling: hkd(1000),
  },
  terms: 'page',
  faq: { typicalPrice: { from: hkd(49), to: hkd(79) }, distance: { put: 'up-to' } },
  city: 'Hong Kong',
  centre: { latitude: 22.3027, longitude: 114.1772 },
  bounds: { south: 22.13, west: 113.82, north: 22.57, east: 114.45 },
};
