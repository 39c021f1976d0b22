import { type Coordinates, coordinatePair, isInWorld, parseCoordinates } from '../../places/coordinates.ts';

/** From this zoom level on, a map shows a place rather than a part of town. */
const closeZoom = 16;

/** The point in a map link; null when it has none or an invalid one. */
export function pointOfLink(link: string): Coordinates | null {
  const [, scheme = 'https', rest = ''] = /^([a-z]+):(?:\/\/)?(.*)$/is.exec(link) ?? [null, 'https', link];
  const address = decoded(rest);
  const point = scheme.toLowerCase() === 'geo' ? pointOfGeo(address) : pointOfAddress(scheme.toLowerCase(), address);
  return point && isPlace(point) ? point : null;
}

// The point 0,0 is in the sea; links use it for "nowhere".
function isPlace(point: Coordinates): boolean {
  return isInWorld(point) && (point.latitude !== 0 || point.longitude !== 0);
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch (error) {
    // An incomplete percent encoding comes from a truncated link; any other error is a bug.
    if (error instanceof URIError) return spaced;
    throw error;
  }
}

/** "geo:13.74,100.56;u=35?z=17" and "geo:0,0?q=13.74,100.56(Home)". */
function pointOfGeo(address: string): Coordinates | null {
  const asked = leadingPair(parameter(address, ['q']));
  return asked ?? leadingPair(address);
}

const google = /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

function pointOfAddress(scheme: string, address: string): Coordinates | null {
  const host = (/^[^/?#]*/.exec(address)?.[0] ?? '').toLowerCase();
  if (google.test(host) || scheme === 'comgooglemaps') return pointOfGoogle(address);
  if (host === 'maps.apple.com' || scheme === 'maps') {
    return leadingPair(parameter(address, ['coordinate', 'll', 'q', 'daddr', 'address']));
  }
  if (host === 'waze.com' || host === 'www.waze.com' || host === 'ul.waze.com' || scheme === 'waze') {
    return leadingPair(parameter(address, ['ll', 'to', 'latlng']).replace(/^ll\./, ''));
  }
  if (/^(?:www\.)?(?:openstreetmap\.org|osm\.org)$/.test(host)) return pointOfOpenStreetMap(address);
  return null;
}

function pointOfGoogle(address: string): Coordinates | null {
  // The pin of a place; the coordinates after the @ are only the centre of the map.
  const [, latitude, longitude] = /!3d(-?\d{1,3}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/.exec(address) ?? [];
  if (latitude !== undefined && longitude !== undefined) return parseCoordinates(`${latitude},${longitude}`);
  const asked = leadingPair(parameter(address, ['query', 'q', 'destination', 'daddr', 'll']).replace(/^loc:/, ''));
  if (asked) return asked;
  const [, inPath] = /\/(?:place|search|dir\/[^/]{0,200})\/([^/?#]{3,60})/.exec(address) ?? [];
  const named = inPath === undefined ? null : leadingPair(inPath);
  if (named) return named;
  const [, middle, zoom] = /\/@(-?\d{1,3}\.\d{1,20},-?\d{1,3}\.\d{1,20}),(\d{1,2})(?:\.\d{1,6})?z/.exec(address) ?? [];
  return middle !== undefined && Number(zoom) >= closeZoom ? parseCoordinates(middle) : null;
}

function pointOfOpenStreetMap(address: string): Coordinates | null {
  const latitude = parameter(address, ['mlat']);
  const longitude = parameter(address, ['mlon']);
  if (latitude !== '' && longitude !== '') return parseCoordinates(`${latitude},${longitude}`);
  const [, zoom, north, east] = /#map=(\d{1,2})\/(-?\d{1,3}\.\d{1,20})\/(-?\d{1,3}\.\d{1,20})/.exec(address) ?? [];
  return Number(zoom) >= closeZoom ? parseCoordinates(`${north},${east}`) : null;
}

/** The value of the first of the named parameters that the URL has. */
function parameter(address: string, names: readonly string[]): string {
  const given = new Map(
    address
      .split(/[?&;#]/)
      .slice(1)
      .map((each): [string, string] => {
        const end = each.indexOf('=');
        return end < 0 ? [each, ''] : [each.slice(0, end).toLowerCase(), each.slice(end + 1)];
      })
      .toReversed(),
  );
  for (const name of names) {
    const value = given.get(name);
    if (value !== undefined && leadingPair(value.replace(/^(?:loc:|ll\.)/, '')) !== null) return value;
    if (value !== undefined && name.startsWith('m')) return value;
  }
  return '';
}

/** A pair of decimal fractions at the beginning of a text: "13.74,100.56(Home)". */
function leadingPair(text: string): Coordinates | null {
  const [pair] = /^ ?[-+]?\d{1,3}\.\d{1,20} ?, ?[-+]?\d{1,3}\.\d{1,20}(?![\d.])/.exec(text) ?? [];
  return pair === undefined ? null : coordinatePair(pair);
}
