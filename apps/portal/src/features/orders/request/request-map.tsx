import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { Map as MapIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { MapView } from '../../../platform/map/map-view.tsx';
import type { RequestFlow } from './request-flow.ts';
import classes from './request-page.module.css';
import type { Pin } from './use-pin.ts';

/** The way of the order, and the pin that can be moved. */
export function RequestMap({
  flow,
  pin,
  locked,
  collapsible,
}: {
  flow: RequestFlow & { readonly origin: Coordinates };
  pin: Pin;
  locked: boolean;
  /** On a narrow screen the map can be put away; it is, once the address is done. */
  collapsible: boolean;
}) {
  const t = useTexts('orders');
  const id = useId();
  const asksAddress = flow.step === 'AskForDestinationAddress' || flow.step === 'CheckIfDestinationIsValid';
  const [chosen, setChosen] = useState<{ step: RequestFlow['step']; open: boolean } | null>(null);
  const open = !collapsible || (chosen?.step === flow.step ? chosen.open : asksAddress);
  const map = (
    <MapView
      label={t('destination.map')}
      collectionPoint={flow.origin}
      dropOff={flow.destination?.coordinates ?? null}
      draggable={locked ? null : 'dropOff'}
      onMove={pin.moveTo}
      pinPlace={flow.destination?.address || null}
    />
  );
  if (!collapsible) return <div className={classes.map}>{map}</div>;
  return (
    <div>
      <div className={classes.mapRow}>
        <span className={classes.mapAddress}>
          <bdi>{asksAddress ? '' : flow.destination?.address}</bdi>
        </span>
        <button
          type="button"
          className={classes.mapToggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen({ step: flow.step, open: !open })}
        >
          <MapIcon size={16} aria-hidden />
          {open ? t('destination.map.hide') : t('destination.map.show')}
        </button>
      </div>
      <div id={id} className={classes.map} hidden={!open}>
        {map}
      </div>
    </div>
  );
}
