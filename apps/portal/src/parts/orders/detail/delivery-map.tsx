import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import classes from './delivery-map.module.css';

/** The route on a map, with the rider while the position may show; the addresses are beside it as text. */
export function DeliveryMap({ order, riderAt }: { order: Order; riderAt: Coordinates | null }) {
  const t = useTexts('tracking');
  const { latitude, longitude } = order.customer.location;
  return (
    <Card radius="md" className={classes.map}>
      <MapView
        label={t('map.label')}
        collectionPoint={order.collection_point}
        dropOff={{ latitude, longitude }}
        rider={riderAt === null ? null : { at: riderAt }}
      />
    </Card>
  );
}
