import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import L from 'leaflet';

const STEP_DEGREES = 10;
/** The map can be panned over the date line and on; the lines continue there. */
const FURTHEST_LONGITUDE = 540;
const NORTH_END = 85;

function steps(end: number): number[] {
  const last = Math.floor(end / STEP_DEGREES);
  return Array.from({ length: 2 * last + 1 }, (_, index) => (index - last) * STEP_DEGREES);
}

/** Drawn at zooms where a town is a point: meridians and parallels, and the name of the country in its middle. */
export function createGraticule(
  pane: string,
  country: { readonly name: string; readonly centre: Coordinates },
): L.LayerGroup {
  const renderer = L.svg({ pane, padding: 0.5 });
  const look = { renderer, pane, className: 'rb-map-grid', weight: 1, interactive: false };
  const parallels = steps(NORTH_END).map((latitude): L.LatLngTuple[] => [
    [latitude, -FURTHEST_LONGITUDE],
    [latitude, FURTHEST_LONGITUDE],
  ]);
  const meridians = steps(FURTHEST_LONGITUDE).map((longitude): L.LatLngTuple[] => [
    [-NORTH_END, longitude],
    [NORTH_END, longitude],
  ]);
  const label = document.createElement('span');
  label.textContent = country.name;
  const { latitude, longitude } = country.centre;
  return L.layerGroup([
    ...[...parallels, ...meridians].map((line) => L.polyline(line, look)),
    L.marker([latitude, longitude], {
      icon: L.divIcon({ className: 'rb-map-ring-label', html: label, iconSize: [160, 24] }),
      interactive: false,
      keyboard: false,
    }),
  ]);
}
