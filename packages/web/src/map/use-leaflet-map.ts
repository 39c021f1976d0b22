import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { wait } from '../clock.ts';
import { withRetry } from '../lazy/with-retry.ts';
import type { BasemapLook } from './vector-basemap.ts';
import type { LeafletMap, MapOptions } from './leaflet-map.ts';
import type { MapScene } from './map-scene.ts';
import type { MapOpening } from './map-zoom.ts';

/** How far below the screen a map already loads. */
const NEAR_PIXELS = '240px';

export interface LiveMap {
  readonly map: LeafletMap | null;
  readonly failed: boolean;
  readonly view: MapOpening | null;
  readonly schematic: boolean;
  readonly away: boolean;
  readonly areaEdge: boolean;
}

/** True from the first time that the element is near the screen. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (near || !watched) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR_PIXELS,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}

/**
 * Loads Leaflet when the element comes into view and keeps one map in it, showing the scene.
 * @param options read once, when the map is created; `look` may change its colours
 */
export function useLeafletMap(
  element: RefObject<HTMLElement | null>,
  scene: MapScene,
  look: BasemapLook,
  options: Pick<MapOptions, 'settings' | 'texts' | 'riderDrawing'> & { readonly onMove: (to: Coordinates) => void },
): LiveMap {
  const near = useNear(element);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [view, setView] = useState<MapOpening | null>(null);
  const [schematic, setSchematic] = useState(false);
  const [away, setAway] = useState(false);
  const [areaEdge, setAreaEdge] = useState(false);
  const onMove = useEffectEvent((to: Coordinates) => options.onMove(to));
  const make = useEffectEvent((made: typeof LeafletMap, box: HTMLElement) => {
    const { settings, texts, riderDrawing } = options;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const events = { onMove, onView: setView, onSchematic: setSchematic, onAway: setAway, onAreaEdge: setAreaEdge };
    return new made(box, { settings, texts, riderDrawing, still, ...look, events });
  });

  useEffect(() => {
    const box = element.current;
    if (!near || !box) return undefined;
    let left = false;
    let made: LeafletMap | null = null;
    const bring = async () => {
      const module = await withRetry(() => import('./leaflet-map.ts'), wait);
      if (left) return;
      made = make(module.LeafletMap, box);
      setMap(made);
    };
    bring().catch(() => setFailed(true));
    return () => {
      left = true;
      made?.destroy();
    };
  }, [near, element]);

  useEffect(() => map?.show(scene));
  useEffect(() => map?.setLook(look.scheme, look.language), [map, look.scheme, look.language]);
  useEffect(() => {
    const box = element.current;
    if (!map || !box) return undefined;
    const observer = new ResizeObserver(() => map.resized());
    observer.observe(box);
    return () => observer.disconnect();
  }, [map, element]);

  return { map, failed, view, schematic, away, areaEdge };
}
