import type { StandInAnswer, StandInRequest } from '../services/stand-in-server.ts';
import { type KnownPlace, knownPlaces, metresBetween, nameOf } from './places.ts';

interface AutocompleteRequest {
  readonly input?: string;
  readonly includedRegionCodes?: readonly string[];
  readonly sessionToken?: string;
}

/** Answers like Google: the Places API (New) below /v1, the Geocoding API below /maps/api. */
export function answerAsGoogle(key: string): (request: StandInRequest) => StandInAnswer {
  return (request) => {
    if (request.path === '/maps/api/geocode/json') return geocode(request, key);
    if (request.headers['x-goog-api-key'] !== key) return wrongKey;
    if (request.path === '/v1/places:autocomplete' && request.method === 'POST') return autocomplete(request);
    const placeId = /^\/v1\/places\/([^/]+)$/.exec(request.path)?.[1];
    return placeId === undefined ? failure(404, 'NOT_FOUND', 'no such method') : details(request, placeId);
  };
}

const wrongKey = failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
]);

function failure(code: number, status: string, message: string, details: readonly object[] = []): StandInAnswer {
  return { status: code, body: { error: { code, message, status, ...(details.length > 0 && { details }) } } };
}

function isSessionToken(token: string): boolean {
  return /^[\w-]{1,36}$/.test(token);
}

function autocomplete({ body }: StandInRequest): StandInAnswer {
  const { input = '', includedRegionCodes = [], sessionToken } = body as AutocompleteRequest;
  if (input === '') return failure(400, 'INVALID_ARGUMENT', 'Invalid input.');
  if (sessionToken !== undefined && !isSessionToken(sessionToken)) {
    return failure(400, 'INVALID_ARGUMENT', 'Invalid session token.');
  }
  const found = knownPlaces.filter(
    (place) =>
      includedRegionCodes.includes(place.country.toLowerCase()) &&
      nameOf(place, 'en').toLowerCase().includes(input.toLowerCase()),
  );
  // Google answers an empty object when it finds nothing.
  return { status: 200, body: found.length === 0 ? {} : { suggestions: found.map(suggestion) } };
}

function suggestion(place: KnownPlace): object {
  const text = `${nameOf(place, 'en')}, ${addressOf(place)}`;
  return {
    placePrediction: {
      place: `places/${place.placeId}`,
      placeId: place.placeId,
      text: { text, matches: [{ endOffset: 4 }] },
      structuredFormat: { mainText: { text: nameOf(place, 'en') }, secondaryText: { text: addressOf(place) } },
      types: ['geocode'],
    },
  };
}

function details({ headers }: StandInRequest, placeId: string): StandInAnswer {
  const mask = String(headers['x-goog-fieldmask'] ?? '');
  if (mask === '') return failure(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  const place = knownPlaces.find((known) => known.placeId === placeId);
  if (place === undefined) return failure(400, 'INVALID_ARGUMENT', 'The Place ID is not valid.');
  const { latitude, longitude } = place;
  const all = { id: placeId, formattedAddress: fullAddress(place), location: { latitude, longitude } };
  const fields = new Set(mask.split(','));
  return { status: 200, body: Object.fromEntries(Object.entries(all).filter(([name]) => fields.has(name))) };
}

/** Reports errors in the body of an answer with status 200, as Google does. */
function geocode({ query }: StandInRequest, key: string): StandInAnswer {
  const answer = (status: string, results: readonly object[] = []): StandInAnswer => ({
    status: 200,
    body: { plus_code: { global_code: '7P52PHP6+RQ' }, results, status },
  });
  if (query.get('key') !== key) return answer('REQUEST_DENIED');
  const [latitude = Number.NaN, longitude = Number.NaN] = (query.get('latlng') ?? '').split(',').map(Number);
  const near = knownPlaces.filter((place) => metresBetween({ latitude, longitude }, place) < 1000);
  if (near.length === 0) return answer('ZERO_RESULTS');
  const nearest = near.toSorted(
    (one, other) => metresBetween({ latitude, longitude }, one) - metresBetween({ latitude, longitude }, other),
  );
  const code = { formatted_address: 'PHP6+RQ Bangkok, Thailand', types: ['plus_code'], address_components: [] };
  return answer('OK', [code, ...nearest.map(result)]);
}

function result(place: KnownPlace): object {
  const components: readonly (readonly [string, readonly string[], string?])[] = [
    [place.number ?? '', ['street_number']],
    [place.street ?? '', ['route']],
    [place.district, ['sublocality_level_1', 'sublocality', 'political']],
    [place.city, ['administrative_area_level_1', 'political']],
    ['Thailand', ['country', 'political'], place.country],
    [place.postcode, ['postal_code']],
  ];
  return {
    address_components: components
      .filter(([name]) => name !== '')
      .map(([name, types, short = name]) => ({ long_name: name, short_name: short, types })),
    formatted_address: fullAddress(place),
    geometry: { location: { lat: place.latitude, lng: place.longitude }, location_type: 'ROOFTOP' },
    place_id: place.placeId,
    types: ['street_address'],
  };
}

function addressOf({ district, city }: KnownPlace): string {
  return [district, city, 'Thailand'].filter((part) => part !== '').join(', ');
}

function fullAddress(place: KnownPlace): string {
  return `${nameOf(place, 'en')}, ${place.district}, ${place.city} ${place.postcode}, Thailand`;
}
