import type { Area, Ring } from '@riderbell/domain/places/area.ts';
import { hasEdgeIn } from '@riderbell/domain/places/area-edge.ts';
import L from 'leaflet';

/** The outside is one surface with the area cut out of it; it reaches further than the map can be panned. */
const everywhere: L.LatLngTuple[] = [
  [-85, -540],
  [-85, 540],
  [85, 540],
  [85, -540],
];

const line = (ring: Ring) => ring.map(([longitude, latitude]): L.LatLngTuple => [latitude, longitude]);

/**
 * A delivery area: the outside, holes included, is shaded, and the border is a dashed line, which is visible without colours and in
 * both schemes.
 */
export class DeliveryAreaLayer {
  readonly #group = L.layerGroup();
  readonly #map: L.Map;
  readonly #onEdge: (isVisible: boolean) => void;
  #area: Area | null = null;
  #isEdgeVisible = false;

  /** @param onEdge called when some of the border comes into view, and when the last of it leaves */
  constructor(map: L.Map, onEdge: (isVisible: boolean) => void) {
    this.#map = map;
    this.#onEdge = onEdge;
    this.#group.addTo(map);
    map.on('moveend', () => this.#reportEdge());
  }

  /** The same area again changes nothing. */
  show(area: Area | null): void {
    if (area === this.#area) return;
    this.#area = area;
    this.#group.clearLayers();
    this.#reportEdge();
    if (area === null) return;
    // Drawn well beyond the box, so that panning shows no end of the shade.
    const look = { renderer: L.svg({ padding: 1 }), interactive: false, smoothFactor: 1 };
    const rings = area.flat().map(line);
    const outside = { className: 'rb-map-outside', fillRule: 'evenodd', fillOpacity: 1, stroke: false } as const;
    L.polygon([everywhere, ...rings], { ...look, ...outside }).addTo(this.#group);
    for (const border of [
      { className: 'rb-map-casing', weight: 5 },
      { className: 'rb-map-border', weight: 2, dashArray: '10 6' },
    ]) {
      for (const ring of rings) L.polyline(ring, { ...look, ...border }).addTo(this.#group);
    }
  }

  #reportEdge(): void {
    const isVisible = this.#area !== null && hasEdgeIn(this.#area, this.#visibleBox());
    if (isVisible === this.#isEdgeVisible) return;
    this.#isEdgeVisible = isVisible;
    this.#onEdge(isVisible);
  }

  #visibleBox() {
    const bounds = this.#map.getBounds();
    return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
  }
}
