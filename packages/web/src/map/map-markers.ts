import L from 'leaflet';
import { MAIN_MARKER_SIZE } from './map-zoom.ts';

/** Drawn here instead of loaded: a pin must appear with the map, also offline. Colours come from the style sheet. */
const pin = (symbol: string) => `
<svg viewBox="0 0 52 65" aria-hidden="true" focusable="false">
  <ellipse class="rb-pin-shadow" fill="#14181e" fill-opacity=".28" cx="26" cy="61" rx="9" ry="3"/>
  <path class="rb-pin-body" stroke-width="2" d="M26 2C13.3 2 3 12.2 3 24.8 3 41 21.6 55.6 24.9 60.6a1.3 1.3 0 0 0 2.2 0C30.4 55.6 49 41 49 24.8 49 12.2 38.7 2 26 2Z"/>
  <circle fill="#fff" cx="26" cy="25" r="15"/>
  <path class="rb-pin-symbol" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="${symbol}"/>
</svg>`;

const house = 'M17.5 25.2 26 17.8l8.5 7.4M19.8 23.6v8.6h12.4v-8.6M24 32.2v-5h4v5';
const shop =
  'M18.6 23.4v8.8h14.8v-8.8M17 22.6l1.8-4.8h14.4l1.8 4.8a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM24 32.2v-4.6h4v4.6';

/** Around the brand's drawing: the heading, and a plain disc until the drawing loads or if it fails. */
const riderGround = `
<svg viewBox="0 0 65 65" aria-hidden="true" focusable="false">
  <g class="rb-rider-heading"><path stroke-width="1.5" stroke-linejoin="round" d="M32.5-4 41 8H24Z"/></g>
  <circle class="rb-rider-body" stroke-width="4" cx="32.5" cy="32.5" r="24.5"/>
</svg>`;

const plainPin = 44;
/** The size of specification §9, which a brand's drawing has. */
const riderSize = MAIN_MARKER_SIZE;

function pinIcon(kind: 'collection' | 'drop-off', size: number): L.DivIcon {
  const width = Math.round((size * 52) / 65);
  return L.divIcon({
    className: `rb-pin rb-pin-${kind}`,
    html: pin(kind === 'collection' ? shop : house),
    iconSize: [width, size],
    iconAnchor: [width / 2, Math.round((size * 61) / 65)],
  });
}

/** @param isMain whether it is the movable pin: that one has the size of specification §9 */
export function collectionPointIcon(isMain: boolean): L.DivIcon {
  return pinIcon('collection', isMain ? MAIN_MARKER_SIZE : plainPin);
}

export function dropOffIcon(isMain: boolean): L.DivIcon {
  return pinIcon('drop-off', isMain ? MAIN_MARKER_SIZE : plainPin);
}

/** A past handover: not the drop-off yet, so it is no pin. */
export function handOverIcon(): L.DivIcon {
  const size = 28;
  return L.divIcon({
    className: 'rb-hand-over',
    html: '<svg viewBox="0 0 28 28" aria-hidden="true" focusable="false"><circle stroke-width="2.5" stroke-dasharray="4 3" fill-opacity=".85" cx="14" cy="14" r="11"/><circle class="rb-hand-over-dot" cx="14" cy="14" r="4.5"/></svg>',
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
  });
}

/** @param drawing address of the brand's marker */
export function riderIcon(drawing: string): L.DivIcon {
  const face = new Image(riderSize, riderSize);
  face.alt = '';
  face.className = 'rb-rider-face';
  face.src = drawing;
  const element = document.createElement('div');
  element.innerHTML = riderGround;
  element.append(face);
  return L.divIcon({
    className: 'rb-rider',
    html: element,
    iconSize: [riderSize, riderSize],
    iconAnchor: [riderSize / 2, riderSize / 2],
  });
}

/** Turns the arrow around the rider; the brand's drawing stays upright. */
export function turnRider(marker: L.Marker, heading: number): void {
  marker.getElement()?.style.setProperty('--rb-heading', `${heading.toFixed(1)}deg`);
}
