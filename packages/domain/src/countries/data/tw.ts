import type { Country } from '../country.ts';
import { amountsIn } from '../money.ts';
import { prohibitedEverywhere } from '../prohibited-items.ts';

const twd = amountsIn('TWD');

export const tw: Country = {
  code: 'TW',
  name: 'Taiwan',
  currency: 'TWD',
  bankNotes: [100, 200, 500, 1000, 2000].map(twd),
  phonePrefix: '+886',
  timeZone: 'Asia/Taipei',
  otherTimeZones: [],
  geolocatorRegion: 'asia',
  houseNumber: 'before-street',
  languages: ['zh_TW', 'en'],
  defaultLanguage: 'zh_TW',
  payment: {
    default: 'CASH_ON_DELIVERY',
    allowed: 'CASH_ON_DELIVERY|PAID',
    cardType: 'cybersource_creditcard',
  },
  minimumEtaMinutes: 15,
  fees: {
    source: 'specification',
    base: twd(99),
    perKilometre: twd(10),
    includedMetres: 1000,
    cities: [],
    cashSurcharge: twd(25),
  },
  distanceLimit: { source: 'specification', metres: 12_000, along: 'straight-line' },
  weightLimitKg: { source: 'specification', value: 20 },
  // The specification names a value of NTD 5000 together with the 20 kg.
  itemValueLimit: { source: 'specification', value: twd(5000) },
  serviceHours: '0000:0000',
  unitNumberRequired: false,
  amount: { required: true, minimum: null },
  prohibited: {
    items: [...prohibitedEverywhere, 'over-value-ceiling', 'written-communication', 'tobacco', 'e-cigarettes'],
    valueCeiling: twd(5000),
  },
  terms: 'page',
  faq: { typicalPrice: null, distance: { put: 'radius' } },
  city: 'Taipei',
  centre: { latitude: 25.033, longitude: 121.5654 },
  bounds: { south: 21.8, west: 118.1, north: 26.4, east: 122.1 },
};
