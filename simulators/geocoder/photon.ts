import type { StandInAnswer, StandInRequest } from '../services/stand-in-server.ts';
import { type KnownPlace, knownPlaces, metresBetween, nameOf } from './places.ts';

/** The languages that the instance was built with. */
const languages = ['en', 'de', 'fr'];
const common = ['lang', 'limit', 'radius', 'lat', 'lon'];
const allowed: Readonly<Record<string, readonly string[]>> = {
  '/api': ['q', 'zoom', 'location_bias_scale', 'bbox', 'countrycode', 'layer', 'osm_tag', 'dedupe', ...common],
  '/reverse': ['layer', 'osm_tag', ...common],
};

/** Answers like Photon 1.1 (docs/api-v1.md of komoot/photon), and is strict about parameters. */
export function answerAsPhoton({ path, query }: StandInRequest): StandInAnswer {
  const parameters = allowed[path];
  if (parameters === undefined) return { status: 404, body: { message: 'Endpoint not found' } };
  const unknown = [...query.keys()].find((key) => !parameters.includes(key));
  if (unknown !== undefined) return { status: 400, body: { message: `Unknown query parameter '${unknown}'.` } };
  const lang = query.get('lang') ?? 'default';
  if (lang !== 'default' && !languages.includes(lang)) {
    const message = `Language is not supported. Supported are: default, ${languages.join(', ')}`;
    return { status: 400, body: { lang: [{ message, args: {}, value: lang }] } };
  }
  const found = path === '/api' ? search(query) : around(query);
  const language = lang === 'default' ? 'default' : 'en';
  const features = found.slice(0, Number(query.get('limit') ?? (path === '/api' ? 15 : 1)));
  return {
    status: 200,
    body: { type: 'FeatureCollection', features: features.map((place) => feature(place, language)) },
  };
}

function search(query: URLSearchParams): readonly KnownPlace[] {
  const text = (query.get('q') ?? '').toLowerCase();
  const countries = query.getAll('countrycode').map((code) => code.toUpperCase());
  const matches = knownPlaces.filter(
    (place) =>
      (countries.length === 0 || countries.includes(place.country)) &&
      [nameOf(place, 'en'), nameOf(place, 'default')].some((name) => name.toLowerCase().includes(text)),
  );
  return query.has('lat') ? nearestFirst(matches, pointOf(query)) : matches;
}

function around(query: URLSearchParams): readonly KnownPlace[] {
  const point = pointOf(query);
  const metres = Number(query.get('radius') ?? 1) * 1000;
  return nearestFirst(
    knownPlaces.filter((place) => metresBetween(point, place) <= metres),
    point,
  );
}

function pointOf(query: URLSearchParams): { latitude: number; longitude: number } {
  return { latitude: Number(query.get('lat')), longitude: Number(query.get('lon')) };
}

function nearestFirst(places: readonly KnownPlace[], point: { latitude: number; longitude: number }): KnownPlace[] {
  return places.toSorted((one, other) => metresBetween(point, one) - metresBetween(point, other));
}

function feature(place: KnownPlace, language: 'default' | 'en'): object {
  const [type, id] = place.osm;
  const name = place.names[language];
  const fields = { name, street: place.street, housenumber: place.number, district: place.district, city: place.city };
  const present = Object.entries({ ...fields, postcode: place.postcode }).filter(([, value]) => Boolean(value));
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    properties: {
      osm_type: type,
      osm_id: id,
      osm_key: place.kind === 'street' ? 'highway' : 'place',
      osm_value: place.kind,
      type: place.kind,
      countrycode: place.country,
      ...Object.fromEntries(present),
    },
  };
}
