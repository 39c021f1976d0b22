import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import L from 'leaflet';
import { riderIcon, turnRider } from './map-markers.ts';
import { glideTo, poseAt, type RiderMotion, stationary } from './rider-motion.ts';

/** The pace before a second report, when the interval is unknown. */
const FIRST_GLIDE_MS = 2_000;

/** The rider's marker, which glides from report to report. */
export class RiderMarker {
  readonly #map: L.Map;
  readonly #label: string;
  readonly #reducedMotion: boolean;
  readonly #drawing: string;
  #marker: L.Marker | null = null;
  #motion: RiderMotion | null = null;
  #reported: Coordinates | null = null;
  #reportedAt = 0;
  #frame = 0;

  /** @param drawing address of the brand's marker */
  constructor(
    map: L.Map,
    { label, drawing, reducedMotion }: { label: string; drawing: string; reducedMotion: boolean },
  ) {
    this.#map = map;
    this.#label = label;
    this.#drawing = drawing;
    this.#reducedMotion = reducedMotion;
  }

  show(rider: { at: Coordinates; heading?: number | undefined } | null): void {
    if (!rider) {
      this.destroy();
      return;
    }
    const { at, heading } = rider;
    if (this.#reported?.latitude === at.latitude && this.#reported.longitude === at.longitude) return;
    const now = performance.now();
    const sinceLastReport = this.#reportedAt === 0 ? FIRST_GLIDE_MS : now - this.#reportedAt;
    this.#motion = this.#motion
      ? glideTo(this.#motion, at, { now, sinceLastReport, heading, reducedMotion: this.#reducedMotion })
      : stationary(at, heading ?? 90);
    this.#reported = at;
    this.#reportedAt = now;
    this.#marker ??= this.#add(at);
    cancelAnimationFrame(this.#frame);
    this.#paint();
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#marker?.remove();
    this.#marker = null;
    this.#motion = null;
    this.#reported = null;
    this.#reportedAt = 0;
  }

  #add(at: Coordinates): L.Marker {
    const marker = L.marker([at.latitude, at.longitude], {
      icon: riderIcon(this.#drawing),
      interactive: false,
      keyboard: false,
      zIndexOffset: 2_000,
    }).addTo(this.#map);
    marker.getElement()?.setAttribute('role', 'img');
    marker.getElement()?.setAttribute('aria-label', this.#label);
    return marker;
  }

  readonly #paint = (): void => {
    if (!this.#motion || !this.#marker) return;
    const pose = poseAt(this.#motion, performance.now());
    this.#marker.setLatLng([pose.at.latitude, pose.at.longitude]);
    turnRider(this.#marker, pose.heading);
    if (!pose.hasArrived) this.#frame = requestAnimationFrame(this.#paint);
  };
}
