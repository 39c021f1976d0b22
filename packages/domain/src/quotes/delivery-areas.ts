import type { CountryBounds } from '../countries/country.ts';
import { type Area, boxOf } from '../places/area.ts';
import { readArea } from '../places/read-area.ts';

/** The delivery areas by vendor, by city and for everybody else. */
export type DeliveryAreas = {
  /** By the id of a vendor, or of the head of a family for the whole family. */
  readonly vendors: ReadonlyMap<string, Area>;
  /** For all collection points of a city, by its `cityKey`. */
  readonly cities: ReadonlyMap<string, Area>;
  /** For all other vendors; null is the whole country. */
  readonly everybody: Area | null;
};

export const noDeliveryAreas: DeliveryAreas = { vendors: new Map(), cities: new Map(), everybody: null };

/** Far more characters than the borders of a country's cities need. */
export const areaFileLimit = 20_000_000;

/** The key of a city's name: case and surrounding spaces do not matter. */
export function cityKey(name: string): string {
  return name.trim().toLowerCase();
}

/** The area of a vendor: its own, else its family's, else its city's, else everybody's; null is the whole country. */
export function deliveryAreaOf(
  areas: DeliveryAreas,
  vendor: { readonly vendorId: string; readonly familyId: string; readonly city: string },
): Area | null {
  const { vendors, cities, everybody } = areas;
  return vendors.get(vendor.vendorId) ?? vendors.get(vendor.familyId) ?? cities.get(cityKey(vendor.city)) ?? everybody;
}

export type DeliveryAreasReading =
  | { readonly ok: true; readonly areas: DeliveryAreas }
  /** A predicate for the operator: "is not JSON". */
  | { readonly ok: false; readonly fault: string };

/**
 * The areas of a file: a GeoJSON FeatureCollection. Each feature is a Polygon or a MultiPolygon, and one of its properties
 * names its owner: `vendor_id`, `city` (one name, or a list of names), or `everybody: true`.
 */
export function readDeliveryAreas(text: string, country: { readonly bounds: CountryBounds }): DeliveryAreasReading {
  if (text.length > areaFileLimit) return refuse(`is longer than ${areaFileLimit} characters`);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refuse('is not JSON');
  }
  const { type, features } = isRecord(file) ? file : {};
  if (type !== 'FeatureCollection' || !Array.isArray(features)) return refuse('is no FeatureCollection of GeoJSON');
  if (features.length === 0) return refuse('has no feature');
  const areas: Mutable = { vendors: new Map(), cities: new Map(), everybody: null };
  for (const [index, feature] of features.entries()) {
    const fault = addFeature(areas, feature, country.bounds);
    if (fault !== null) return refuse(`has features[${index}], which ${fault}`);
  }
  return { ok: true, areas };
}

type Mutable = { vendors: Map<string, Area>; cities: Map<string, Area>; everybody: Area | null };

/** @returns what is wrong with the feature, null when it was added */
function addFeature(areas: Mutable, feature: unknown, bounds: CountryBounds): string | null {
  const { geometry, properties } = isRecord(feature) ? feature : {};
  const reading = readArea(geometry);
  if (!reading.ok) return reading.fault;
  if (!reading.area.every(([outer]) => isWithin(boxOf(outer), bounds))) {
    return 'extends outside the country; the longitude of a position comes first';
  }
  const owner = ownerOf(properties);
  if (owner === null) return 'has no owner: its properties need one of vendor_id, city and everybody';
  for (const { kind, name } of owner) {
    const known = kind === 'everybody' ? areas.everybody !== null : areas[kind].has(name);
    if (known) return `is a second area for ${name || 'everybody'}; put all polygons into one MultiPolygon`;
    if (kind === 'everybody') areas.everybody = reading.area;
    else areas[kind].set(name, reading.area);
  }
  return null;
}

type Owner = { readonly kind: 'vendors' | 'cities' | 'everybody'; readonly name: string };

function ownerOf(properties: unknown): readonly Owner[] | null {
  if (!isRecord(properties)) return null;
  const { vendor_id: vendorId, city, everybody } = properties;
  if ([vendorId, city, everybody].filter((value) => value !== undefined && value !== null).length !== 1) return null;
  if (everybody === true) return [{ kind: 'everybody', name: '' }];
  if (isName(vendorId)) return [{ kind: 'vendors', name: vendorId }];
  const names: unknown[] = Array.isArray(city) ? city : [city];
  if (names.length === 0 || !names.every(isName)) return null;
  return [...new Set(names.map(cityKey))].map((name) => ({ kind: 'cities', name }));
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isWithin(inner: CountryBounds, outer: CountryBounds): boolean {
  return (
    inner.south >= outer.south && inner.north <= outer.north && inner.west >= outer.west && inner.east <= outer.east
  );
}

function refuse(fault: string): DeliveryAreasReading {
  return { ok: false, fault };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
