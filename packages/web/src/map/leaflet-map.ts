import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import L from 'leaflet';
import { afterZoom, type RunMove } from './after-zoom.ts';
import type { MapScheme } from './basemap-palette.ts';
import { DeliveryAreaLayer } from './delivery-area-layer.ts';
import { DEEPEST_ZOOM, mapZooms, type MapOpening, openingView } from './map-zoom.ts';
import { MapPins } from './map-pins.ts';
import type { MapScene, MapTexts } from './map-scene.ts';
import { RiderMarker } from './rider-marker.ts';
import { SchematicMap } from './schematic-map.ts';
import { StreetTiles } from './street-tiles.ts';
import { VectorBasemap } from './vector-basemap.ts';
import './leaflet-map.css';

export interface MapEvents {
  readonly onMove: (coordinates: Coordinates) => void;
  readonly onView: (view: MapOpening) => void;
  /** Whether the rings of the schematic map are drawn instead of streets. */
  readonly onSchematic: (isSchematic: boolean) => void;
  /** Whether the person has moved the map away from its automatic view. */
  readonly onAway: (isAway: boolean) => void;
  /** Whether a part of the area's border is visible; false until the first call. */
  readonly onAreaEdge: (isVisible: boolean) => void;
}

export interface MapOptions {
  readonly settings: Deployment['map'];
  readonly scheme: MapScheme;
  readonly language: Language;
  readonly texts: MapTexts;
  /** Address of the brand's rider marker. */
  readonly riderDrawing: string;
  readonly reducedMotion: boolean;
  readonly events: MapEvents;
}

const latLng = (at: Coordinates): L.LatLngTuple => [at.latitude, at.longitude];
const keyOf = (points: readonly (Coordinates | null | undefined)[]) =>
  points.map((at) => (at ? `${at.latitude},${at.longitude}` : '-')).join(';');

/** The Leaflet side of `MapView`. One instance belongs to one element; only this class calls Leaflet's map. */
export class LeafletMap {
  readonly #map: L.Map;
  readonly #options: MapOptions;
  readonly #schematic: SchematicMap;
  readonly #streets: VectorBasemap | null;
  readonly #pins: MapPins;
  readonly #rider: RiderMarker;
  readonly #area: DeliveryAreaLayer;
  readonly #lines = L.layerGroup();
  readonly #afterZoom: RunMove;
  #scene: MapScene = { fit: true };
  #linesKey = '';
  #placesKey: string | null = null;
  #hasGaps = false;
  #isMovedByHand = false;
  #isOwnMove = false;

  constructor(element: HTMLElement, options: MapOptions) {
    this.#options = options;
    this.#map = L.map(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: 2,
      maxZoom: DEEPEST_ZOOM,
      worldCopyJump: true,
      scrollWheelZoom: false,
      zoomAnimation: !options.reducedMotion,
      fadeAnimation: !options.reducedMotion,
      markerZoomAnimation: !options.reducedMotion,
      inertia: !options.reducedMotion,
    });
    this.#afterZoom = afterZoom(this.#map);
    this.#schematic = new SchematicMap(
      this.#map,
      options.texts.ring,
      { name: options.texts.country, centre: options.settings.centre },
      (drawn) => options.events.onSchematic(drawn),
    );
    this.#streets = this.#addStreets();
    this.#area = new DeliveryAreaLayer(this.#map, options.events.onAreaEdge);
    this.#lines.addTo(this.#map);
    this.#pins = new MapPins(this.#map, options.texts, (at) => options.events.onMove(at));
    const { reducedMotion, riderDrawing: drawing } = options;
    this.#rider = new RiderMarker(this.#map, { label: options.texts.rider, drawing, reducedMotion });
    this.#listen(element);
  }

  show(scene: MapScene): void {
    const previous = this.#scene;
    this.#scene = scene;
    this.#moveToScene();
    this.#pins.show(scene);
    this.#rider.show(scene.rider ?? null);
    this.#area.show(scene.area ?? null);
    this.#drawLines(scene);
    this.#drawSchematic();
    if (previous.draggable !== scene.draggable)
      this.#map.getContainer().classList.toggle('rb-map-placing', Boolean(scene.draggable));
  }

  setLook(scheme: MapScheme, language: Language): void {
    this.#streets?.setLook({ scheme, language });
  }

  zoomBy(steps: number): void {
    this.#afterZoom(() => this.#map.setZoom(this.#map.getZoom() + steps), { isAnimated: true });
  }

  /** Brings everything shown into view again. */
  recentre(): void {
    this.#setMovedByHand(false);
    this.#afterZoom(() => this.#bringIntoView(true), { isAnimated: true });
  }

  /** The middle of the view, for placing a pin without a mouse. */
  centre(): Coordinates {
    const { lat, lng } = this.#map.getCenter().wrap();
    return { latitude: lat, longitude: lng };
  }

  /** Call it after the element was resized. */
  resized(): void {
    this.#map.invalidateSize({ animate: false });
    this.#afterZoom(() => {
      if (!this.#isMovedByHand) this.#bringIntoView(false);
    });
  }

  destroy(): void {
    this.#rider.destroy();
    this.#map.stop();
    // Leaflet ends a zoom with a timer that it never clears and that throws on a removed map.
    Object.assign(this.#map, { _animatingZoom: false });
    this.#map.remove();
  }

  #addStreets(): VectorBasemap | null {
    const { settings, scheme, language } = this.#options;
    if (!settings.tiles_url) {
      this.#hasGaps = true;
      return null;
    }
    const streets = new VectorBasemap({
      source: new StreetTiles(settings.tiles_url),
      tilesZoom: settings.tiles_zoom,
      scheme,
      language,
      onGaps: (hasGaps) => {
        this.#hasGaps = hasGaps;
        this.#drawSchematic();
      },
    });
    return streets.addTo(this.#map);
  }

  #listen(element: HTMLElement): void {
    const map = this.#map;
    map.on('moveend zoomend', () => {
      const { latitude, longitude } = this.centre();
      this.#options.events.onView({ centre: { latitude, longitude }, zoom: map.getZoom() });
      this.#isOwnMove = false;
    });
    map.on('dragstart zoomstart', () => {
      if (!this.#isOwnMove) this.#setMovedByHand(true);
    });
    map.on('click', (event) => {
      if (this.#scene.draggable) this.#options.events.onMove(this.#pins.setPlaced(event.latlng.wrap()));
    });
    // The wheel scrolls the page until the person has interacted with the map.
    map.on('focus click', () => map.scrollWheelZoom.enable());
    map.on('blur', () => map.scrollWheelZoom.disable());
    element.addEventListener('pointerleave', () => map.scrollWheelZoom.disable());
  }

  #setMovedByHand(isMovedByHand: boolean): void {
    if (this.#isMovedByHand === isMovedByHand) return;
    this.#isMovedByHand = isMovedByHand;
    this.#options.events.onAway(isMovedByHand);
  }

  /** The first scene opens the map; a later one moves it only if its places differ from the previous ones. */
  #moveToScene(): void {
    const { collectionPoint, dropOff, handOver, parentLocation } = this.#scene;
    const key = keyOf([collectionPoint, dropOff, handOver, parentLocation]);
    if (this.#placesKey === key) return;
    const isFirst = this.#placesKey === null;
    this.#placesKey = key;
    if (this.#pins.wasPlacedAt(dropOff ?? null, collectionPoint ?? null)) return;
    this.#setMovedByHand(false);
    this.#afterZoom(() => this.#bringIntoView(!isFirst), { isAnimated: !isFirst });
  }

  #bringIntoView(animate: boolean): void {
    // The area is not included, because it is far larger than the distance of a request.
    const { collectionPoint, dropOff, handOver, rider, route, fit } = this.#scene;
    this.#isOwnMove = true;
    // A past handover is a few houses away, which on a map of the whole route would be one point.
    const shown = handOver ? [dropOff, handOver] : [collectionPoint, dropOff, rider?.at, ...(route ?? [])];
    const points = shown.filter((at) => at != null);
    const options = { animate: animate && !this.#options.reducedMotion };
    if (fit && points.length > 1) {
      this.#map.fitBounds(L.latLngBounds(points.map(latLng)), {
        ...options,
        ...this.#paddingForControls(),
        maxZoom: mapZooms.marker,
      });
    } else {
      const opening = openingView({ ...this.#scene, countryCentre: this.#options.settings.centre });
      this.#map.setView(latLng(opening.centre), opening.zoom, options);
    }
  }

  /**
   * Padding for the pins, which rise above their points, and for the buttons: at the inline end, and with a movable pin also at the
   * inline start. On a small map it is less, so that some map remains visible.
   */
  #paddingForControls(): Pick<L.FitBoundsOptions, 'paddingTopLeft' | 'paddingBottomRight'> {
    const isRightToLeft = getComputedStyle(this.#map.getContainer()).direction === 'rtl';
    const { x: width, y: height } = this.#map.getSize();
    const start = Math.min(this.#scene.draggable ? 104 : 36, width / 4);
    const end = Math.min(84, width / 4);
    const [left, right] = isRightToLeft ? [end, start] : [start, end];
    return {
      paddingTopLeft: [left, Math.min(76, height / 2)],
      paddingBottomRight: [right, Math.min(36, height / 4)],
    };
  }

  #drawLines({ collectionPoint, dropOff, route }: MapScene): void {
    const key = [keyOf(route ?? []), keyOf([collectionPoint, dropOff])].join('|');
    if (key === this.#linesKey) return;
    this.#linesKey = key;
    this.#lines.clearLayers();
    const add = (points: readonly Coordinates[], look: L.PolylineOptions) =>
      L.polyline(points.map(latLng), { ...look, interactive: false, smoothFactor: 1 }).addTo(this.#lines);
    if (route && route.length > 1) {
      add(route, { className: 'rb-map-casing', weight: 9 });
      add(route, { className: 'rb-map-route', weight: 5 });
    } else if (collectionPoint && dropOff) {
      add([collectionPoint, dropOff], { className: 'rb-map-beeline', weight: 2.5, dashArray: '1 8' });
    }
  }

  #drawSchematic(): void {
    const { collectionPoint, dropOff, parentLocation } = this.#scene;
    const centre = collectionPoint ?? dropOff ?? parentLocation ?? this.#options.settings.centre;
    this.#schematic.draw(centre, this.#hasGaps);
  }
}
