import { getDeliveryArea } from '@riderbell/contract/calls/quotes/get-delivery-area.ts';
import type { DeliveryArea } from '@riderbell/contract/shapes/delivery-area.ts';
import type { Area } from '@riderbell/domain/places/area.ts';
import { useQuery } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { queryPoint } from '@riderbell/web/api/query-point.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import type { CollectingFlow } from '../model/request-facts.ts';
import type { ModePricing } from '../model/request-mode.ts';
import classes from './map-notes.module.css';

/** Areas change with contracts, not by the hour. */
const HOUR_MS = 3_600_000;

/** Converts the wire's polygons for the map and skips those without a ring. */
function areaOf({ coordinates }: DeliveryArea): Area {
  return coordinates.flatMap(([outer, ...holes]) => (outer ? [[outer, ...holes] as const] : []));
}

/** The parameters of the area request. For a vendor the server knows the collection point. */
function questionOf({ vendorId, origin }: CollectingFlow, areaOwner: ModePricing['area']) {
  const params = { id: vendorId ?? '' };
  return { params, query: areaOwner === 'collection-point' ? queryPoint(origin) : {} };
}

function useDeliveryArea(flow: CollectingFlow, areaOwner: ModePricing['area']): Area | null {
  const question = questionOf(flow, areaOwner);
  const { data } = useQuery({
    // The map works without the area, so a failure is not reported.
    meta: { quiet: true },
    queryKey: ['request', 'delivery-area', question],
    queryFn: async ({ signal }) => {
      const { area } = (await callApi(getDeliveryArea, question, { signal })).result;
      return area && areaOf(area);
    },
    enabled: areaOwner !== null && flow.vendorId !== null,
    staleTime: HOUR_MS,
  });
  return data ?? null;
}

/** Explains the border on the map of a request, and why riders do not go to the pin. */
export function MapNotes({
  flow,
  areaOwner,
  onArea,
  isBorderShown,
}: {
  flow: CollectingFlow;
  /** Whose area is drawn; null for none. */
  areaOwner: ModePricing['area'];
  onArea: (area: Area | null) => void;
  /** Whether the map shows some of the border; otherwise no legend is needed. */
  isBorderShown: boolean;
}) {
  const { verdict } = flow;
  const t = useTexts('orders');
  const area = useDeliveryArea(flow, areaOwner);
  const report = useEffectEvent(onArea);
  useEffect(() => report(area), [area]);
  return (
    <Row wrap gap={2} className={classes.notes}>
      {verdict === 'too-far' && <Refusal text={t('destination.map.too-far')} />}
      {verdict === 'outside-area' && <Refusal text={t('destination.map.outside-area')} />}
      {area && isBorderShown && (
        <Row as={Text} gap={2} size={2} lines="even" className={classes.note}>
          <span className={classes.border} aria-hidden />
          {t('destination.map.area')}
        </Row>
      )}
    </Row>
  );
}

/** Hidden from screen readers where possible: the address field announces the refusal already. */
function Refusal({ text }: { text: string }) {
  return (
    <Row as={Text} gap={2} size={2} weight={600} tone="negative" lines="even" className={classes.note}>
      <MapPinOff size={16} aria-hidden />
      {text}
    </Row>
  );
}
