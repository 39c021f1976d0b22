import type L from 'leaflet';

/** @param move moves the map; with `isAnimated` it may begin a zoom */
export type RunMove = (move: () => void, options?: { readonly isAnimated: boolean }) => void;

/**
 * Runs moves of a map when no zoom is under way, because Leaflet silently drops moves while it zooms, and because a zoom that it has
 * not begun yet, which it does in the next frame, would undo a move that came after it.
 * @returns a function that takes the moves; they run in order, and none once the map is removed
 */
export function afterZoom(
  map: Pick<L.Map, 'on' | 'once'>,
  nextFrame: (task: () => void) => void = (task) => void requestAnimationFrame(task),
): RunMove {
  let isZooming = false;
  let isBeginning = false;
  let isRemoved = false;
  map.on('zoomanim', () => (isZooming = true));
  map.on('zoomend', () => (isZooming = false));
  map.on('unload', () => (isRemoved = true));
  const run: RunMove = (move, options) => {
    const again = () => run(move, options);
    if (isRemoved) return;
    // This is the last event of a zoom, so its listeners still see only the zoom.
    if (isZooming) map.once('moveend', again);
    else if (isBeginning) nextFrame(again);
    else {
      move();
      if (options?.isAnimated !== true) return;
      isBeginning = true;
      // After the frame's task of Leaflet, which it was given first.
      nextFrame(() => (isBeginning = false));
    }
  };
  return run;
}
