import { exp, type Feature, GeomType, LineSymbolizer, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet';
import type { BasemapPalette } from './basemap-palette.ts';

/**
 * Tile sets name the same things differently: `road` with class `street` is Mapbox Streets, `transportation` with class
 * `minor` is OpenMapTiles. Each rule lists both; a rule for a layer that is missing from a tile costs nothing.
 */
type RoadLayer = 'road' | 'transportation';
const roadLayers: readonly RoadLayer[] = ['road', 'transportation'];

type Widths = (zoom: number) => number;
const widths = (...stops: [zoom: number, width: number][]): Widths => exp(1.6, stops);

interface Road {
  readonly classes: readonly string[];
  readonly from: number;
  readonly width: Widths;
  /** Pixels of casing on each side. */
  readonly casing: Widths;
  readonly colour: (palette: BasemapPalette) => string;
  readonly casingColour: (palette: BasemapPalette) => string;
}

const thinCasing = widths([12, 0.4], [15, 0.8], [18, 1.2]);
const street = { colour: (p: BasemapPalette) => p.street, casingColour: (p: BasemapPalette) => p.streetCasing };
const main = { colour: (p: BasemapPalette) => p.main, casingColour: (p: BasemapPalette) => p.mainCasing };
const motorway = { colour: (p: BasemapPalette) => p.motorway, casingColour: (p: BasemapPalette) => p.motorwayCasing };

/** Least important first: later ones are painted above. */
const roads: readonly Road[] = [
  {
    classes: ['service', 'track', 'minor_service'],
    from: 14,
    width: widths([14, 0.6], [16, 2.4], [18, 7]),
    casing: thinCasing,
    ...street,
  },
  {
    classes: ['street', 'street_limited', 'minor', 'residential', 'unclassified'],
    from: 12,
    width: widths([12, 0.5], [13, 0.9], [14, 1.6], [16, 5], [18, 14]),
    casing: thinCasing,
    ...street,
  },
  {
    classes: ['link', 'trunk_link', 'primary_link'],
    from: 13,
    width: widths([13, 0.8], [14, 1.6], [16, 4.5], [18, 12]),
    casing: thinCasing,
    ...main,
  },
  {
    classes: ['tertiary'],
    from: 11,
    width: widths([11, 0.6], [12, 1.1], [14, 2.6], [16, 7], [18, 18]),
    casing: thinCasing,
    ...street,
  },
  {
    classes: ['secondary'],
    from: 10,
    width: widths([10, 0.6], [12, 1.5], [14, 3.4], [16, 8.5], [18, 21]),
    casing: thinCasing,
    ...main,
  },
  {
    classes: ['primary'],
    from: 9,
    width: widths([9, 0.7], [12, 1.9], [14, 4], [16, 9.5], [18, 23]),
    casing: thinCasing,
    ...main,
  },
  {
    classes: ['motorway_link'],
    from: 12,
    width: widths([12, 0.9], [14, 2.2], [16, 5.5], [18, 14]),
    casing: thinCasing,
    ...motorway,
  },
  {
    classes: ['trunk', 'motorway'],
    from: 7,
    width: widths([7, 0.8], [10, 1.4], [12, 2.4], [14, 4.6], [16, 10.5], [18, 25]),
    casing: thinCasing,
    ...motorway,
  },
];

const hasClassIn = (classes: readonly string[]) => (_zoom: number, feature: Feature) =>
  classes.includes(String(feature.props['class']));

function roadRules(palette: BasemapPalette, part: 'casing' | 'fill'): PaintRule[] {
  return roads.flatMap((road) =>
    roadLayers.map((dataLayer) => ({
      dataLayer,
      // A casing around less than two pixels of road only looks dirty.
      minzoom: part === 'casing' ? Math.max(road.from, 12) : road.from,
      filter: hasClassIn(road.classes),
      symbolizer: new LineSymbolizer({
        color: part === 'casing' ? road.casingColour(palette) : road.colour(palette),
        width: part === 'casing' ? (zoom: number) => road.width(zoom) + 2 * road.casing(zoom) : road.width,
        lineCap: 'round',
        lineJoin: 'round',
      }),
    })),
  );
}

function fill(dataLayer: string, colour: string, classes?: readonly string[], minzoom?: number): PaintRule {
  return {
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill: colour }),
    ...(classes ? { filter: hasClassIn(classes) } : {}),
    ...(minzoom ? { minzoom } : {}),
  };
}

function line(
  dataLayer: string,
  colour: string,
  width: Widths,
  options: { classes?: readonly string[]; dash?: number[]; minzoom?: number } = {},
): PaintRule {
  return {
    dataLayer,
    symbolizer: new LineSymbolizer({
      color: colour,
      width,
      lineJoin: 'round',
      ...(options.dash ? { dash: options.dash } : { lineCap: 'round' }),
    }),
    ...(options.classes ? { filter: hasClassIn(options.classes) } : {}),
    ...(options.minzoom ? { minzoom: options.minzoom } : {}),
  };
}

function groundRules(p: BasemapPalette): PaintRule[] {
  return [
    fill('landcover', p.grass, ['grass', 'crop', 'scrub', 'farmland']),
    fill('landcover', p.wood, ['wood', 'forest']),
    fill('landuse', p.grass, ['grass', 'scrub', 'agriculture', 'cemetery']),
    fill('landuse', p.paved, ['parking', 'industrial', 'commercial', 'retail']),
    fill('landuse', p.campus, ['school', 'university', 'college']),
    fill('landuse', p.hospital, ['hospital']),
    fill('landuse', p.park, ['park', 'pitch', 'golf_course', 'playground', 'stadium']),
    fill('landuse', p.wood, ['wood']),
    fill('park', p.park),
    fill('plaza', p.paved),
    fill('landuse_overlay', p.wetland),
    {
      dataLayer: 'aeroway',
      symbolizer: new PolygonSymbolizer({ fill: p.airfield }),
      filter: (_zoom, feature) => feature.geomType === GeomType.Polygon,
    },
  ];
}

/** In the order of painting: ground, water, buildings, roads, bridges. */
export function paintRulesFor(p: BasemapPalette): PaintRule[] {
  const railway = { classes: ['major_rail', 'rail', 'minor_rail'], minzoom: 12 };
  return [
    ...groundRules(p),
    line('waterway', p.water, widths([10, 0.4], [12, 1], [14, 2.2], [16, 5], [18, 11])),
    fill('water', p.water),
    {
      dataLayer: 'aeroway',
      minzoom: 11,
      symbolizer: new LineSymbolizer({ color: p.runway, width: widths([11, 1], [14, 5], [18, 40]) }),
      filter: (_zoom, feature) => feature.geomType === GeomType.Line,
    },
    {
      dataLayer: 'building',
      minzoom: 14,
      symbolizer: new PolygonSymbolizer({ fill: p.building, stroke: p.buildingEdge, width: 0.6 }),
    },
    ...roadLayers.flatMap((layer) => [
      line(layer, p.ferry, widths([11, 0.8], [16, 1.6]), { classes: ['ferry'], dash: [4, 4] }),
      line(layer, p.path, widths([14, 0.8], [16, 1.6], [18, 3]), {
        classes: ['path', 'pedestrian'],
        dash: [3, 2],
        minzoom: 14,
      }),
    ]),
    ...roadRules(p, 'casing'),
    ...roadRules(p, 'fill'),
    ...roadLayers.flatMap((layer) => [
      line(layer, p.rail, widths([12, 0.7], [15, 1.4], [18, 2.6]), railway),
      line(layer, p.land, widths([15, 0.6], [18, 1.4]), { ...railway, dash: [6, 6], minzoom: 15 }),
    ]),
    ...['admin', 'boundary'].map((layer) => line(layer, p.border, widths([4, 0.6], [12, 1]), { dash: [5, 4] })),
  ];
}
