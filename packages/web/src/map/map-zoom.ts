import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** Zooms of specification §9. */
export const mapZooms = { request: 18, parentVendor: 12, world: 2, marker: 17 } as const;
/** The deepest zoom of the screen; streets are stretched from the deepest tiles. */
export const DEEPEST_ZOOM = 18;
/** The size of the main marker, which is the movable pin (specification §9). */
export const MAIN_MARKER_SIZE = 65;

export interface MapOpening {
  readonly centre: Coordinates;
  readonly zoom: number;
}

/**
 * Where the map opens: close to the collection point, else over the town of the parent vendor, else on the world around the
 * country (specification §9).
 */
export function openingView(places: {
  collectionPoint?: Coordinates | null | undefined;
  dropOff?: Coordinates | null | undefined;
  parentLocation?: Coordinates | null | undefined;
  countryCentre: Coordinates;
}): MapOpening {
  if (places.dropOff) return { centre: places.dropOff, zoom: mapZooms.marker };
  if (places.collectionPoint) return { centre: places.collectionPoint, zoom: mapZooms.request };
  if (places.parentLocation) return { centre: places.parentLocation, zoom: mapZooms.parentVendor };
  return { centre: places.countryCentre, zoom: mapZooms.world };
}

export interface ScaleBar {
  readonly metres: number;
  readonly pixels: number;
}

/** A scale of a round length (1, 2 or 5 times a power of ten) that is at most `widest` pixels long. */
export function scaleBar(latitude: number, zoom: number, widest: number): ScaleBar {
  const metresPerPixel = (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
  const longest = metresPerPixel * widest;
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find((candidate) => candidate * power <= longest) ?? 1;
  return { metres: step * power, pixels: Math.round((step * power) / metresPerPixel) };
}
