import type { Language } from '@riderbell/domain/countries/languages.ts';
import {
  CenteredTextSymbolizer,
  type Feature,
  type LabelRule,
  LineLabelPlacement,
  LineLabelSymbolizer,
} from 'protomaps-leaflet';
import type { BasemapPalette } from './basemap-palette.ts';
import { namePropertyFor } from './map-names.ts';

/** The fonts of the page, one for each script (`ui/styles/scripts.css`); a canvas cannot read custom properties. */
const fontsOfPage = () => getComputedStyle(document.documentElement).getPropertyValue('--app-font');

/** The labels of places, most important first, with their sizes at zoom 11 and at zoom 16. */
const placeSizes: Readonly<Record<string, readonly [from: number, near: number, far: number, weight: number]>> = {
  city: [6, 16, 20, 700],
  town: [9, 13, 16, 650],
  suburb: [11, 12, 14, 600],
  village: [13, 11, 13, 550],
  neighbourhood: [13, 10.5, 12.5, 500],
  quarter: [13, 10.5, 12.5, 500],
  hamlet: [14, 10.5, 12, 500],
};

const kindOf = (feature: Feature) => String(feature.props['type'] ?? feature.props['class'] ?? '');
const openKindOf = (feature: Feature) => String(feature.props['class'] ?? feature.props['type'] ?? '');
const rankOf = (properties: Readonly<Record<string, unknown>>) =>
  Number(properties['localrank'] ?? properties['rank'] ?? 99);

/** At a zoom that shows the whole town, only the first of each neighbourhood gets a name. */
function rankLimit(zoom: number): number {
  return zoom >= 15 ? Infinity : ([2, 3, 6, 12][Math.max(0, zoom - 11)] ?? 2);
}

type LabelProps = (zoom: number, feature?: Feature) => string[];

function placeRules(palette: BasemapPalette, labelProps: LabelProps, types: readonly string[]): LabelRule[] {
  const layers = [
    { dataLayer: 'place_label', kind: kindOf },
    { dataLayer: 'place', kind: openKindOf },
  ];
  return Object.entries(placeSizes)
    .filter(([type]) => types.includes(type))
    .flatMap(([type, [from, near, far, weight]]) =>
      layers.map(({ dataLayer, kind }) => ({
        dataLayer,
        minzoom: from,
        filter: (zoom: number, feature: Feature) =>
          kind(feature) === type && (weight > 600 || rankOf(feature.props) <= rankLimit(zoom)),
        sort: (a: Feature['props'], b: Feature['props']) => rankOf(a) - rankOf(b),
        symbolizer: new CenteredTextSymbolizer({
          labelProps,
          fontFamily: fontsOfPage(),
          fontWeight: weight,
          fontSize: (zoom: number) => near + ((far - near) * Math.max(0, Math.min(5, zoom - 11))) / 5,
          fill: weight > 550 ? palette.placeText : palette.minorText,
          stroke: palette.halo,
          width: 1.6,
          lineHeight: 1.35,
          maxLineChars: 18,
        }),
      })),
    );
}

const mainRoads = new Set(['motorway', 'trunk', 'primary']);

function roadLabelRules(palette: BasemapPalette, labelProps: LabelProps): LabelRule[] {
  const rule = (dataLayer: string, important: boolean): LabelRule => ({
    dataLayer,
    minzoom: important ? 12 : 14,
    filter: (_zoom, feature) => mainRoads.has(String(feature.props['class'])) === important,
    symbolizer: new LineLabelSymbolizer({
      labelProps,
      fontFamily: fontsOfPage(),
      fontWeight: important ? 600 : 550,
      fontSize: (zoom: number) => (zoom >= 16 ? 12.5 : zoom >= 14 ? 11.5 : 10.5),
      fill: palette.roadText,
      stroke: palette.halo,
      width: 3,
      position: LineLabelPlacement.Center,
      repeatDistance: (zoom: number) => (zoom >= 16 ? 480 : 320),
    }),
  });
  return ['road_label', 'transportation_name'].flatMap((layer) => [rule(layer, true), rule(layer, false)]);
}

function pointRules(palette: BasemapPalette, labelProps: LabelProps): LabelRule[] {
  const text = (dataLayer: string, minzoom: number, fill: string, size: number): LabelRule => ({
    dataLayer,
    minzoom,
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      fontFamily: fontsOfPage(),
      fontWeight: 600,
      fontSize: size,
      fill,
      stroke: palette.halo,
      width: 1.6,
      lineHeight: 1.35,
      maxLineChars: 16,
    }),
  });
  return [
    text('airport_label', 10, palette.stationText, 12),
    text('rail_station_label', 14, palette.stationText, 11),
    { ...text('poi_label', 13, palette.stationText, 11), filter: (_zoom, { props }) => props['kind'] === 'station' },
    { ...text('poi_label', 14, palette.minorText, 11), filter: (_zoom, { props }) => props['kind'] !== 'station' },
    text('poi', 16, palette.minorText, 10.5),
    text('housenum_label', 18, palette.minorText, 9.5),
  ];
}

/** The names of the basemap in the reader's language, the important ones first: a later one never hides an earlier one. */
export function labelRulesFor(palette: BasemapPalette, language: Language): LabelRule[] {
  const labelProps = (_zoom: number, feature?: Feature) => {
    const property = feature && namePropertyFor(language, feature.props);
    return property ? [property] : [];
  };
  return [
    ...placeRules(palette, labelProps, ['city', 'town', 'suburb']),
    ...roadLabelRules(palette, labelProps),
    ...placeRules(palette, labelProps, ['village', 'neighbourhood', 'quarter', 'hamlet']),
    ...pointRules(palette, labelProps),
  ];
}
