import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { Crosshair, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { useBrand } from '../brand/brand.tsx';
import { useDeployment } from '../deployment.ts';
import { useCountryName } from '../i18n/country-name.ts';
import { useFormats } from '../i18n/formats.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { useShownScheme } from '../shown-scheme.ts';
import type { MapScene, MapTexts } from './map-scene.ts';
import { MapFooter } from './map-footer.tsx';
import { wideLook } from './wide-look.ts';
import classes from './map-view.module.css';
import { DEEPEST_ZOOM } from './map-zoom.ts';
import { PinControls } from './pin-controls.tsx';
import { roundCoordinates } from './pin-moves.ts';
import { type LiveMap, useLeafletMap } from './use-leaflet-map.ts';

export interface MapViewProps extends Omit<MapScene, 'fit'> {
  /** The accessible name, for example "Map of this delivery". */
  readonly label: string;
  /** Whether all points are brought into view when they change; if false, only the drop-off is. True by default. */
  readonly fit?: boolean;
  /** A person moved the pin named by `draggable`: by drag, click, arrow keys or buttons. Show it there. */
  readonly onMove?: (to: Coordinates) => void;
  /** The address of the movable pin, once known; announced after a move. */
  readonly pinPlace?: string | null | undefined;
  /** Called with whether some of the border of `area` is in view. */
  readonly onAreaEdge?: (seen: boolean) => void;
}

/**
 * The map. It fills its parent, loads Leaflet when it comes into view, and shows a schematic map where there are no streets. A
 * screen that uses it names the text area `places` in its route.
 *
 *     <MapView label={t('map.label')} collectionPoint={from} dropOff={to} rider={{ at, heading }} />
 */
export function MapView(props: MapViewProps) {
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  // Another language has other names on the map and other texts on its pins: a new map is simpler than a changed one.
  return <MapBox key={`${language} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function useMapTexts(): MapTexts {
  const t = useTexts('places');
  const formats = useFormats();
  return {
    ring: formats.distance,
    country: useCountryName().alone,
    pins: { collectionPoint: t('map.collection-point'), dropOff: t('map.drop-off') },
    movablePin: t('map.movable-pin'),
    movableHint: t('map.movable-hint'),
    rider: t('map.rider'),
    handOver: t('map.hand-over'),
  };
}

const noop = () => undefined;

function MapBox({
  label,
  fit = true,
  onMove = noop,
  pinPlace,
  onAreaEdge = noop,
  onRetry,
  ...shown
}: MapViewProps & { onRetry: () => void }) {
  const t = useTexts('places');
  const { map: settings } = useDeployment();
  const { language } = useLanguage();
  const scheme = useShownScheme();
  const box = useRef<HTMLDivElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const move = (to: Coordinates) => {
    setHasMoved(true);
    onMove(to);
  };
  const options = { settings, texts: useMapTexts(), riderDrawing: useBrand().markerUrl, onMove: move };
  const live = useLeafletMap(box, { ...shown, fit }, { scheme, language }, options);
  const reportEdge = useEffectEvent(onAreaEdge);
  useEffect(() => reportEdge(live.isAreaEdgeVisible), [live.isAreaEdgeVisible]);
  const pin = shown.draggable ? (shown[shown.draggable] ?? null) : null;
  const announcement =
    hasMoved && pin ? t('map.pin-at', { place: pinPlace ?? `${pin.latitude}, ${pin.longitude}` }) : '';

  return (
    <section className={classes.box} aria-label={label}>
      {/* Leaflet makes this element focusable, so that the arrow keys pan it. */}
      <div ref={box} className={classes.canvas} role="application" aria-label={t('map.canvas')} dir="ltr" />
      {live.map ? <MapButtons live={live} /> : <MapPlaceholder hasFailed={live.hasFailed} onRetry={onRetry} />}
      {live.map && shown.draggable && (
        <PinControls pin={pin} onMove={move} middle={() => live.map && roundCoordinates(live.map.centre())} />
      )}
      <MapFooter attribution={settings.attribution} view={live.view} isSchematic={live.isSchematic} />
      <VisuallyHidden as="p" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </section>
  );
}

function MapPlaceholder({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTexts('places');
  return (
    <Stack as="output" gap={3} align="center" className={classes.waiting}>
      {hasFailed ? <Text size={3}>{t('map.failed')}</Text> : <VisuallyHidden>{t('map.loading')}</VisuallyHidden>}
      {hasFailed && (
        <button type="button" className={wideLook} onClick={onRetry}>
          {t('map.retry')}
        </button>
      )}
    </Stack>
  );
}

function MapButtons({ live }: { live: LiveMap }) {
  const t = useTexts('places');
  const zooms = [
    { name: t('map.zoom-in'), Icon: Plus, steps: 1, disabled: (live.view?.zoom ?? 0) >= DEEPEST_ZOOM },
    { name: t('map.zoom-out'), Icon: Minus, steps: -1, disabled: false },
  ];
  return (
    <Stack gap={2} align="end" className={classes.panel}>
      <div className={classes.group}>
        {zooms.map(({ name, Icon, steps, disabled }) => (
          <button
            key={name}
            type="button"
            className={classes.button}
            aria-label={name}
            // Beside the name it is the description, which says why the button does nothing.
            title={disabled ? t('map.closest') : name}
            disabled={disabled}
            onClick={() => live.map?.zoomBy(steps)}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
      </div>
      {live.isAway && (
        <button type="button" className={wideLook} onClick={() => live.map?.recentre()}>
          <Crosshair size={16} aria-hidden />
          {t('map.recentre')}
        </button>
      )}
    </Stack>
  );
}
