import type L from 'leaflet';

/**
 * Runs moves of a map when no zoom is under way, because Leaflet silently drops moves while it zooms.
 * @returns a function that takes the moves; they run in order
 */
export function afterZoom(map: Pick<L.Map, 'on' | 'once'>): (move: () => void) => void {
  let zooming = false;
  map.on('zoomanim', () => (zooming = true));
  map.on('zoomend', () => (zooming = false));
  const run = (move: () => void): void => {
    // This is the last event of a zoom, so its listeners still see only the zoom.
    if (zooming) map.once('moveend', () => run(move));
    else move();
  };
  return run;
}
