import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { wait } from '../clock.ts';
import { withRetry } from '../lazy/with-retry.ts';
import type { BasemapLook } from './vector-basemap.ts';
import type { LeafletMap, MapOptions } from './leaflet-map.ts';
import type { MapScene } from './map-scene.ts';
import type { MapOpening } from './map-zoom.ts';

/** A map starts loading this far below the visible page. */
const NEAR_PIXELS = '240px';

export interface LiveMap {
  readonly map: LeafletMap | null;
  readonly hasFailed: boolean;
  readonly view: MapOpening | null;
  readonly isSchematic: boolean;
  readonly isAway: boolean;
  readonly isAreaEdgeVisible: boolean;
}

/** True from the first time that the element is near the screen. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (isNear || !watched) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR_PIXELS,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
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
  const isNear = useNear(element);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [view, setView] = useState<MapOpening | null>(null);
  const [isSchematic, setSchematic] = useState(false);
  const [isAway, setAway] = useState(false);
  const [isAreaEdgeVisible, setAreaEdge] = useState(false);
  const onMove = useEffectEvent((to: Coordinates) => options.onMove(to));
  const create = useEffectEvent((Map: typeof LeafletMap, box: HTMLElement) => {
    const { settings, texts, riderDrawing } = options;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const events = { onMove, onView: setView, onSchematic: setSchematic, onAway: setAway, onAreaEdge: setAreaEdge };
    return new Map(box, { settings, texts, riderDrawing, reducedMotion, ...look, events });
  });

  useEffect(() => {
    const box = element.current;
    if (!isNear || !box) return undefined;
    let isUnmounted = false;
    let created: LeafletMap | null = null;
    const createMap = async () => {
      const module = await withRetry(() => import('./leaflet-map.ts'), wait);
      if (isUnmounted) return;
      created = create(module.LeafletMap, box);
      setMap(created);
    };
    createMap().catch(() => setFailed(true));
    return () => {
      isUnmounted = true;
      created?.destroy();
    };
  }, [isNear, element]);

  useEffect(() => map?.show(scene));
  useEffect(() => map?.setLook(look.scheme, look.language), [map, look.scheme, look.language]);
  useEffect(() => {
    const box = element.current;
    if (!map || !box) return undefined;
    const observer = new ResizeObserver(() => map.resized());
    observer.observe(box);
    return () => observer.disconnect();
  }, [map, element]);

  return { map, hasFailed, view, isSchematic, isAway, isAreaEdgeVisible };
}
