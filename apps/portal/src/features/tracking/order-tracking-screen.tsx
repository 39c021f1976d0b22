import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { activeOrdersQuery, type OrderScope } from '../../parts/orders/data/active-orders.ts';
import { newerOf, orderKey } from '../../parts/orders/data/order-query.ts';
import { mergeUpdate, type OrdersSnapshot } from '../../parts/orders/data/orders-snapshot.ts';
import { useActiveOrders } from '../../parts/orders/data/use-active-orders.ts';
import { useLiveTracking } from '../../parts/orders/data/use-live-tracking.ts';
import { vendorOfOrder } from '../../parts/orders/data/vendor-of-order.ts';
import { DetailPanel, NothingChosen, useDetailAhead } from '../../parts/orders/detail/detail-panel.tsx';
import { FreshnessNote } from '../../parts/orders/screen/freshness-note.tsx';
import { noChanges, withChange } from '../../parts/orders/list/recent-changes.ts';
import { TrackingList } from './tracking-list.tsx';
import { announceOwnChange } from '../../parts/notifications/own-changes.ts';
import { MasterDetail, useIsWide } from '../../parts/orders/screen/master-detail.tsx';
import { ScreenHeader } from '../../parts/orders/screen/screen-header.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useOrderAddress } from '../../parts/orders/screen/use-order-address.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import type { TrackedOrders } from '../../parts/orders/tracked-orders.ts';
import { useCounterViewAddress } from '../../parts/orders/screen/counter-view-address.ts';
import { browserClock } from '@riderbell/web/clock.ts';

/** What the counter adds to the screen: its buttons beside the heading, and the counter view in place of list and detail. */
export interface CounterViews {
  readonly Tools: ComponentType<{ onOpenCounterView: () => void }>;
  readonly CounterView: ComponentType<TrackedOrders>;
}

/** Today's, scheduled and travelling orders of the current vendor, live (specification §2, Order tracking). */
export default function OrderTrackingScreen({ counter }: { counter: CounterViews }) {
  const { vendor, includeOutlets } = useCurrentVendor();
  const scope = { vendorId: vendor.vendor_id, includeOutlets };
  // Another vendor gets a new screen, so that no state of the previous one remains.
  return <Tracking key={`${scope.vendorId} ${String(includeOutlets)}`} scope={scope} counter={counter} />;
}

function Tracking({ scope, counter }: { scope: OrderScope; counter: CounterViews }) {
  const t = useTexts('tracking');
  const client = useQueryClient();
  const { time_zone } = useDeployment();
  const { vendor, vendors } = useCurrentVendor();
  const nowMs = useNow(5_000);
  const wide = useIsWide();
  const address = useOrderAddress();
  const counterView = useCounterViewAddress();
  const { orders, freshness } = useActiveOrders(scope);
  const [changes, setChanges] = useState(noChanges);
  const [takesFocus, setTakesFocus] = useState(false);
  const { announcement, announce } = useAnnouncement();

  useLiveTracking(scope, (order) => {
    setChanges((before) => withChange(before, order.order_id, browserClock.now()));
    announce(order);
  });
  const take = (order: Order) => {
    announceOwnChange(order.order_id);
    const { queryKey } = activeOrdersQuery(scope, time_zone);
    client.setQueryData<OrdersSnapshot>(queryKey, (held) => (held === undefined ? held : mergeUpdate(held, order)));
    client.setQueryData<Order>(orderKey(order.order_id), (known) => newerOf(known, order));
  };

  const { orderId } = address;
  useDetailAhead();
  const held = orders.data?.orders.find(({ order_id }) => order_id === orderId);
  const note = (
    <FreshnessNote
      {...freshness}
      nowMs={nowMs}
      refreshing={orders.isFetching}
      onRefresh={() => void orders.refetch()}
    />
  );
  const frame = {
    nowMs,
    wide,
    takesFocus: takesFocus || !wide,
    note: wide ? null : note,
    onClose: address.close,
    onChanged: take,
  };
  const heard = <VisuallyHidden as="output">{announcement}</VisuallyHidden>;
  if (counterView.isOpen) {
    const onOpen = (order: Order) => address.open(order.order_id, { view: null });
    const facts = { scope, reading: orders, freshness, nowMs, changes, onOpen, onClose: counterView.close };
    return (
      <>
        {heard}
        <counter.CounterView {...facts} />
      </>
    );
  }
  const actions = (
    <>
      <counter.Tools onOpenCounterView={counterView.open} />
      {note}
    </>
  );
  return (
    <>
      <ScreenHeader title={t('title')} actions={actions} heard={!wide && orderId !== null} />
      {heard}
      <MasterDetail
        openId={orderId}
        list={
          <TrackingList
            reading={orders}
            openOrder={held}
            openId={orderId}
            onOpen={(order, by, tab) => {
              setTakesFocus(by === 'keyboard');
              address.open(order.order_id, { tab });
            }}
            nowMs={nowMs}
            changes={changes}
          />
        }
        detail={
          orderId === null ? (
            orders.isPending ? null : (
              <NothingChosen none={(orders.data?.orders ?? []).length === 0} />
            )
          ) : (
            <DetailPanel
              orderId={orderId}
              vendorId={vendorOfOrder(orderId, vendor, vendors)}
              held={held}
              frame={frame}
            />
          )
        }
      />
    </>
  );
}
