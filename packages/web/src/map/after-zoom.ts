import type L from 'leaflet';

/**
 * Runs what moves a map once no zoom is under way: Leaflet drops without a word what it is asked to do while it zooms.
 * @returns the function to hand such moves to; they run in their order
 */
export function afterZoom(map: Pick<L.Map, 'on' | 'once'>): (move: () => void) => void {
  let zooming = false;
  map.on('zoomanim', () => (zooming = true));
  map.on('zoomend', () => (zooming = false));
  const run = (move: () => void): void => {
    // The last event of a zoom: what listens to it still hears of the zoom alone.
    if (zooming) map.once('moveend', () => run(move));
    else move();
  };
  return run;
}
