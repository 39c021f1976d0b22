/** The types of a built city: the content of its files and what its readers return. */
import type { Position } from './geometry.ts';

/** A name in English and in the city's own language. */
export type CityNames = { readonly en: string; readonly th: string };

export type CityPlaceKind = 'street' | 'station' | 'landmark' | 'neighbourhood' | 'district' | 'town';

/** The lower lines of an address. */
export type CityArea = { readonly district: CityNames | null; readonly city: CityNames; readonly postalCode: string };

export type CityPlace = {
  /** The same as long as the place's name and position do not change. */
  readonly id: string;
  readonly kind: CityPlaceKind;
  readonly names: CityNames;
  readonly otherNames: readonly string[];
  readonly area: CityArea;
  readonly latitude: number;
  readonly longitude: number;
};

export type CityStreet = { readonly names: CityNames; readonly province: string };

export type CityDistrict = {
  readonly names: CityNames;
  readonly province: string;
  readonly postalCode: string;
  /** Points inside the district; a point belongs to the district with the nearest centre. */
  readonly centres: readonly Position[];
};

/** The data that the lower lines of an address come from. */
export type CityAreas = {
  /** Provinces by ISO 3166-2 code. */
  readonly provinces: Readonly<Record<string, CityNames>>;
  /** The province of a point that has no named street nearby. */
  readonly homeProvince: string;
  readonly districts: readonly CityDistrict[];
};

/** The content of `index.json`. */
export type CityIndexFile = {
  /** Streets by the number that the road graph's edges carry; number 0 is "no name". */
  readonly streets: readonly CityStreet[];
  readonly areas: CityAreas;
  readonly places: readonly CityPlace[];
};

export type CityBounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** The content of `manifest.json`. */
export type CityManifest = {
  /** The version of the file formats; a reader refuses any other. */
  readonly format: number;
  /** Changes with the sources, the tables and the formats; equal versions have equal content. */
  readonly version: string;
  readonly name: CityNames;
  readonly country: string;
  readonly attribution: string;
  readonly licence: string;
  readonly dataYear: number;
  readonly bounds: CityBounds;
  readonly tiles: {
    readonly path: string;
    readonly minZoom: number;
    readonly maxZoom: number;
    readonly extent: number;
  };
  readonly counts: {
    readonly nodes: number;
    readonly edges: number;
    readonly roadKilometres: number;
    readonly namedKilometres: number;
    readonly streets: number;
    readonly places: number;
    readonly tiles: number;
  };
};
