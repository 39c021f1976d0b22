import { type Coordinates, moveBy } from '@riderbell/domain/places/coordinates.ts';
import L from 'leaflet';
import { createGraticule } from './graticule.ts';

/** What is drawn from a zoom on: lines every `grid` metres, and rings at these metres. Nearest first. */
const scales = [
  { from: 15, grid: 100, rings: [100, 200, 300, 500, 1_000] },
  { from: 12, grid: 1_000, rings: [1_000, 2_000, 3_000, 5_000, 10_000] },
  { from: 9, grid: 5_000, rings: [5_000, 10_000] },
] as const;
type Scale = (typeof scales)[number];

/** The number of grid lines to each side. */
const GRID_CELLS = 16;
const PANE = 'schematic';
const quarters = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const latLng = ({ latitude, longitude }: Coordinates): L.LatLngTuple => [latitude, longitude];

/**
 * A map without map data: a grid of a kilometre (of 100 m near by) and rings of distance around the collection point, which show
 * distance and direction where there are no streets. It is below the streets and visible where they are missing.
 */
export class SchematicMap {
  readonly #map: L.Map;
  readonly #grid = L.layerGroup();
  readonly #rings = L.layerGroup();
  readonly #graticule: L.LayerGroup;
  readonly #ringText: (metres: number) => string;
  readonly #onRings: (areDrawn: boolean) => void;
  #drawnKey = '';
  #centre: Coordinates | null = null;
  #areRingsWanted = false;

  /**
   * @param ringText the label of a ring, for example "5 km" for 5000
   * @param country the country whose name is drawn at far zooms
   * @param onRings called with whether rings are drawn, which they are not at far zooms
   */
  constructor(
    map: L.Map,
    ringText: (metres: number) => string,
    country: Parameters<typeof createGraticule>[1],
    onRings: (areDrawn: boolean) => void,
  ) {
    this.#map = map;
    this.#ringText = ringText;
    this.#onRings = onRings;
    // Below the streets' pane, which is at 200.
    map.createPane(PANE);
    this.#graticule = createGraticule(PANE, country);
    map.on('zoomend', () => this.#update());
  }

  /** Draws around a point; rings only where streets are missing, the grid always. */
  draw(centre: Coordinates, withRings: boolean): void {
    this.#centre = centre;
    this.#areRingsWanted = withRings;
    this.#update();
  }

  #update(): void {
    const scale = scales.find(({ from }) => this.#map.getZoom() >= from) ?? null;
    this.#redraw(scale);
    for (const [layer, isWanted] of [
      [this.#grid, scale !== null],
      [this.#rings, scale !== null && this.#areRingsWanted],
      [this.#graticule, scale === null && this.#areRingsWanted],
    ] as const) {
      if (isWanted) layer.addTo(this.#map);
      else layer.remove();
    }
    this.#onRings(scale !== null && this.#areRingsWanted);
  }

  #redraw(scale: Scale | null): void {
    const centre = this.#centre;
    if (!centre || !scale) return;
    const key = `${scale.grid}@${centre.latitude},${centre.longitude}`;
    if (key === this.#drawnKey) return;
    this.#drawnKey = key;
    this.#drawGrid(centre, scale.grid);
    this.#drawRings(centre, scale.rings);
  }

  #drawGrid(centre: Coordinates, metres: number): void {
    this.#grid.clearLayers();
    const renderer = L.svg({ pane: PANE, padding: 0.5 });
    const reach = metres * GRID_CELLS;
    const corner = (north: number, east: number) => latLng(moveBy(centre, north, east));
    for (let cell = -GRID_CELLS; cell <= GRID_CELLS; cell++) {
      const at = cell * metres;
      const className = cell % 5 === 0 ? 'rb-map-grid rb-map-grid-strong' : 'rb-map-grid';
      for (const line of [
        [corner(at, -reach), corner(at, reach)],
        [corner(-reach, at), corner(reach, at)],
      ]) {
        L.polyline(line, { renderer, pane: PANE, className, weight: 1, interactive: false }).addTo(this.#grid);
      }
    }
  }

  #drawRings(centre: Coordinates, rings: readonly number[]): void {
    this.#rings.clearLayers();
    const renderer = L.svg({ pane: PANE, padding: 0.5 });
    for (const radius of rings) {
      const look = { className: 'rb-map-ring', weight: 1.5, dashArray: '2 5', fillOpacity: 1, interactive: false };
      L.circle(latLng(centre), { renderer, pane: PANE, radius, ...look }).addTo(this.#rings);
      for (const [north, east] of quarters) {
        const label = document.createElement('span');
        label.textContent = this.#ringText(radius);
        L.marker(latLng(moveBy(centre, north * radius, east * radius)), {
          icon: L.divIcon({ className: 'rb-map-ring-label', html: label, iconSize: [64, 20] }),
          interactive: false,
          keyboard: false,
        }).addTo(this.#rings);
      }
    }
  }
}
