import L from 'leaflet';
import { MAIN_MARKER_SIZE } from './map-zoom.ts';

/** Drawn here and not fetched: a marker must be there with the map, also offline. Colours come from the style sheet. */
const pin = (symbol: string) => `
<svg viewBox="0 0 52 65" aria-hidden="true" focusable="false">
  <ellipse class="rb-pin-shadow" cx="26" cy="61" rx="9" ry="3"/>
  <path class="rb-pin-body" d="M26 2C13.3 2 3 12.2 3 24.8 3 41 21.6 55.6 24.9 60.6a1.3 1.3 0 0 0 2.2 0C30.4 55.6 49 41 49 24.8 49 12.2 38.7 2 26 2Z"/>
  <circle class="rb-pin-face" cx="26" cy="25" r="15"/>
  ${symbol}
</svg>`;

const house = `<path class="rb-pin-symbol" d="M17.5 25.2 26 17.8l8.5 7.4M19.8 23.6v8.6h12.4v-8.6M24 32.2v-5h4v5" />`;
const shop = `<path class="rb-pin-symbol" d="M18.6 23.4v8.8h14.8v-8.8M17 22.6l1.8-4.8h14.4l1.8 4.8a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM24 32.2v-4.6h4v4.6" />`;

const scooter = `
<svg viewBox="0 0 56 56" aria-hidden="true" focusable="false">
  <g class="rb-rider-heading"><path class="rb-rider-arrow" d="M28 1.5 35 11H21Z"/></g>
  <circle class="rb-rider-body" cx="28" cy="28" r="19"/>
  <g class="rb-rider-symbol">
    <circle cx="20" cy="35.5" r="3.4"/>
    <circle cx="36.6" cy="35.5" r="3.4"/>
    <path d="M23.4 35.5h6.2c.6-4.6 2.4-6.8 4.6-7.6L32.6 20h-3.2M32.6 20h2.6M16.4 33.2c.4-3.4 2.6-5.4 5.8-5.4h4.6"/>
    <rect class="rb-rider-box" x="15.6" y="19.8" width="8.4" height="7.2" rx="1.4"/>
  </g>
</svg>`;

const plainPin = 44;
const riderSize = 52;

function pinIcon(kind: 'collection' | 'drop-off', size: number): L.DivIcon {
  const width = Math.round((size * 52) / 65);
  return L.divIcon({
    className: `rb-pin rb-pin-${kind}`,
    html: pin(kind === 'collection' ? shop : house),
    iconSize: [width, size],
    iconAnchor: [width / 2, Math.round((size * 61) / 65)],
  });
}

/** @param main whether it is the pin that a person moves: that one has the size of specification §9 */
export function collectionPointIcon(main: boolean): L.DivIcon {
  return pinIcon('collection', main ? MAIN_MARKER_SIZE : plainPin);
}

export function dropOffIcon(main: boolean): L.DivIcon {
  return pinIcon('drop-off', main ? MAIN_MARKER_SIZE : plainPin);
}

export function riderIcon(): L.DivIcon {
  return L.divIcon({
    className: 'rb-rider',
    html: scooter,
    iconSize: [riderSize, riderSize],
    iconAnchor: [riderSize / 2, riderSize / 2],
  });
}

/** Turns the arrow around the rider, and the scooter to the side to which it rides. */
export function turnRider(marker: L.Marker, heading: number): void {
  const element = marker.getElement();
  const west = Math.sin((heading * Math.PI) / 180) < -0.05;
  element?.style.setProperty('--rb-heading', `${heading.toFixed(1)}deg`);
  element?.classList.toggle('rb-rider-west', west);
}
