/** The places that the stand-ins know. Their fields have the services' formats, but the data is invented. */
export interface KnownPlace {
  readonly osm: readonly ['N' | 'W' | 'R', number];
  readonly placeId: string;
  readonly kind: 'house' | 'street' | 'district' | 'city' | 'other';
  readonly names: { readonly default: string; readonly en: string };
  readonly street?: string;
  readonly number?: string;
  readonly district: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const bangkok = { city: 'Bangkok', country: 'TH' };

export const knownPlaces: readonly KnownPlace[] = [
  {
    ...bangkok,
    osm: ['N', 5174902922],
    placeId: 'ChIJ-StandIn_Asok0001',
    kind: 'other',
    names: { default: 'อโศก', en: 'Asok' },
    street: 'Sukhumvit Road',
    district: 'Khlong Toei',
    postcode: '10110',
    latitude: 13.7370042,
    longitude: 100.5603865,
  },
  {
    ...bangkok,
    osm: ['W', 24998127],
    // As long as Google's ids of places without a number, which contain the address.
    placeId: `EiStandIn${'QXNva2UgTW9udHJpIFJvYWQs'.repeat(14)}`,
    kind: 'street',
    names: { default: 'ถนนอโศกมนตรี', en: 'Asok Montri Road' },
    district: 'Watthana',
    postcode: '10110',
    latitude: 13.7420113,
    longitude: 100.5614209,
  },
  {
    ...bangkok,
    osm: ['W', 98765432],
    placeId: 'ChIJ-StandIn_House88',
    kind: 'house',
    names: { default: '', en: '' },
    street: 'Asok Montri Road',
    number: '88',
    district: 'Watthana',
    postcode: '10110',
    latitude: 13.7431,
    longitude: 100.5616,
  },
  {
    osm: ['N', 240109189],
    placeId: 'ChIJ-StandIn_Berlin1',
    kind: 'city',
    names: { default: 'Asokberg', en: 'Asokberg' },
    district: '',
    city: '',
    postcode: '',
    country: 'DE',
    latitude: 52.5170365,
    longitude: 13.3888599,
  },
];

export function nameOf({ names, street = '', number = '' }: KnownPlace, language: 'default' | 'en'): string {
  return names[language] === '' ? `${number} ${street}` : names[language];
}

/** In metres, accurate enough for places of one city. */
export function metresBetween(
  one: { readonly latitude: number; readonly longitude: number },
  other: { readonly latitude: number; readonly longitude: number },
): number {
  const north = (one.latitude - other.latitude) * 111_195;
  const east = (one.longitude - other.longitude) * 111_195 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
