import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import L from 'leaflet';
import { collectionPointIcon, dropOffIcon, handOverIcon } from './map-markers.ts';
import type { MapScene, MapTexts, PinName } from './map-scene.ts';
import { directionOfKey, movePin, PIN_LONG_STEP_METRES, PIN_STEP_METRES, roundCoordinates } from './pin-moves.ts';

const icons = { dropOff: dropOffIcon, collectionPoint: collectionPointIcon } as const;

interface Pin {
  readonly marker: L.Marker;
  readonly isMovable: boolean;
}

const coordinatesOf = ({ lat, lng }: L.LatLng): Coordinates => roundCoordinates({ latitude: lat, longitude: lng });

/** The collection point and the drop-off; the movable one is moved by mouse, by finger and by arrow keys. */
export class MapPins {
  readonly #map: L.Map;
  readonly #texts: MapTexts;
  readonly #onMove: (to: Coordinates) => void;
  readonly #pins = new Map<PinName, Pin>();
  #handOver: L.Marker | null = null;
  /** Where the person last put the pin. If the parent passes the same place back, the map does not move. */
  #placed: Coordinates | null = null;

  constructor(map: L.Map, texts: MapTexts, onMove: (to: Coordinates) => void) {
    this.#map = map;
    this.#texts = texts;
    this.#onMove = onMove;
  }

  show(scene: MapScene): void {
    this.#showPin('collectionPoint', scene.collectionPoint ?? null, scene.draggable === 'collectionPoint');
    this.#showPin('dropOff', scene.dropOff ?? null, scene.draggable === 'dropOff');
    this.#showHandOver(scene.handOver ?? null);
  }

  #showHandOver(at: Coordinates | null): void {
    this.#handOver?.remove();
    this.#handOver =
      at &&
      L.marker([at.latitude, at.longitude], {
        icon: handOverIcon(),
        interactive: false,
        keyboard: false,
        title: '',
      }).addTo(this.#map);
    this.#handOver?.getElement()?.setAttribute('role', 'img');
    this.#handOver?.getElement()?.setAttribute('aria-label', this.#texts.handOver);
  }

  /** Handles a click on the map: remembers the place and returns it. */
  setPlaced(at: L.LatLng): Coordinates {
    this.#placed = coordinatesOf(at);
    return this.#placed;
  }

  /** Whether one of these is where the person has just put a pin. */
  wasPlacedAt(...places: (Coordinates | null)[]): boolean {
    const placed = this.#placed;
    return (
      placed !== null && places.some((at) => at?.latitude === placed.latitude && at.longitude === placed.longitude)
    );
  }

  #showPin(name: PinName, at: Coordinates | null, isMovable: boolean): void {
    const pin = this.#pins.get(name);
    if (pin && (!at || pin.isMovable !== isMovable)) {
      pin.marker.remove();
      this.#pins.delete(name);
    }
    if (!at) return;
    const shown = this.#pins.get(name);
    if (shown) shown.marker.setLatLng([at.latitude, at.longitude]);
    else this.#pins.set(name, { marker: this.#addPin(name, at, isMovable), isMovable });
  }

  #addPin(name: PinName, at: Coordinates, isMovable: boolean): L.Marker {
    const label = isMovable ? `${this.#texts.pins[name]}. ${this.#texts.movableHint}` : this.#texts.pins[name];
    const marker = L.marker([at.latitude, at.longitude], {
      icon: icons[name](isMovable),
      draggable: isMovable,
      autoPan: isMovable,
      interactive: isMovable,
      keyboard: isMovable,
      zIndexOffset: isMovable ? 1_000 : 0,
      title: '',
    }).addTo(this.#map);
    const element = marker.getElement();
    element?.setAttribute('role', isMovable ? 'application' : 'img');
    element?.setAttribute('aria-label', label);
    if (!isMovable) return marker;
    element?.setAttribute('aria-roledescription', this.#texts.movablePin);
    element?.addEventListener('keydown', (event) => this.#moveByKey(event, marker));
    marker.on('dragend', () => this.#reportMove(coordinatesOf(marker.getLatLng().wrap())));
    return marker;
  }

  #moveByKey(event: KeyboardEvent, marker: L.Marker): void {
    const direction = directionOfKey(event.key);
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The same key would pan the map under the pin.
    event.stopPropagation();
    const metres = event.shiftKey ? PIN_LONG_STEP_METRES : PIN_STEP_METRES;
    const to = movePin(coordinatesOf(marker.getLatLng()), direction, metres);
    marker.setLatLng([to.latitude, to.longitude]);
    this.#map.panInside(marker.getLatLng(), { padding: [40, 70], animate: false });
    this.#reportMove(to);
  }

  #reportMove(to: Coordinates): void {
    this.#placed = to;
    this.#onMove(to);
  }
}
