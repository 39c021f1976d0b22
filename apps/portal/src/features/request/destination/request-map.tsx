import { Map as MapIcon } from 'lucide-react';
import type { Area } from '@riderbell/domain/places/area.ts';
import { Suspense, useId, useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';
import type { RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import type { CollectingFlow } from '../model/request-facts.ts';
import type { ModePricing } from '../model/request-mode.ts';
import type { SpotOffer } from '../returning-customer/spot-offer.ts';
import classes from '../request-page.module.css';
import type { Pin } from '../../../parts/places/use-pin.ts';

/** Most maps of a request need neither the delivery area nor the reason why a drop-off is refused. */
const MapNotes = lazyPart(() => import('./map-notes.tsx'), 'MapNotes');

/** The route of the order, and the pin that can be moved. */
export function RequestMap({
  flow,
  pin,
  spot,
  locked,
  collapsible,
  whoseArea,
}: {
  flow: CollectingFlow;
  pin: Pin;
  spot: SpotOffer;
  locked: boolean;
  /** On a narrow screen the map can be collapsed; it is collapsed once the address is done. */
  collapsible: boolean;
  /** Whose delivery area is drawn; null for none. */
  whoseArea: ModePricing['area'];
}) {
  const t = useTexts('orders');
  const id = useId();
  const asksAddress = flow.step === 'AskForDestinationAddress' || flow.step === 'CheckIfDestinationIsValid';
  const [chosen, setChosen] = useState<{ step: RequestFlow['step']; open: boolean } | null>(null);
  const open = !collapsible || (chosen?.step === flow.step ? chosen.open : asksAddress);
  const areaOwner = useFlag('draw-delivery-areas') ? whoseArea : null;
  const [area, setArea] = useState<Area | null>(null);
  const [isBorderShown, setIsBorderShown] = useState(false);
  const refused = flow.verdict === 'too-far' || flow.verdict === 'outside-area';
  const map = (
    <>
      <MapView
        label={t('destination.map')}
        collectionPoint={flow.origin}
        dropOff={flow.destination?.coordinates ?? null}
        handOver={spot.offered}
        draggable={locked ? null : 'dropOff'}
        onMove={pin.moveTo}
        pinPlace={flow.destination?.address || null}
        area={areaOwner === null ? null : area}
        onAreaEdge={setIsBorderShown}
      />
      {(areaOwner !== null || refused) && (
        <Suspense>
          <MapNotes flow={flow} areaOwner={areaOwner} onArea={setArea} isBorderShown={isBorderShown} />
        </Suspense>
      )}
    </>
  );
  if (!collapsible) return <Card className={classes.map}>{map}</Card>;
  return (
    <div>
      <Row gap={4} justify="between">
        <Row as="span" className={textLook({ tone: 'soft', grow: true })}>
          <Text as="bdi" truncate>
            {asksAddress ? '' : flow.destination?.address}
          </Text>
        </Row>
        <Row
          as="button"
          type="button"
          gap={2}
          touch
          className={textLook({ tone: 'brand', weight: 650 })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen({ step: flow.step, open: !open })}
        >
          <MapIcon size={16} aria-hidden />
          {open ? t('destination.map.hide') : t('destination.map.show')}
        </Row>
      </Row>
      <Card id={id} className={classes.map} hidden={!open}>
        {map}
      </Card>
    </div>
  );
}
