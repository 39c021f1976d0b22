import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type TrackingTab, trackingTabOf, trackingTabs } from '@riderbell/domain/orders/status-groups.ts';
import { tabsToLookAfter, trackingWork } from '@riderbell/domain/orders/work-groups.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useSearchParams } from 'react-router';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import type { OrdersSnapshot } from '../../parts/orders/data/orders-snapshot.ts';
import { readSearch } from '../../parts/orders/data/vendor-of-order.ts';
import { useOrdersWithoutRider } from '../../parts/orders/no-rider/use-without-rider.ts';
import { tabsWithOrders } from './group-by-tab.ts';
import { ListLoading, ReadingFailed, SearchEmpty, TabEmpty } from '../../parts/orders/list/list-states.tsx';
import { LookedUpOrder } from '../../parts/orders/list/looked-up-order.tsx';
import { matchesSearch } from './match-search.ts';
import { OrderList } from '../../parts/orders/list/order-list.tsx';
import type { OpenOrder } from '../../parts/orders/list/use-order-rows.ts';
import type { RecentChanges } from '../../parts/orders/list/recent-changes.ts';
import { SearchBox } from '../../parts/orders/list/search-box.tsx';
import { StageTabs } from './stage-tabs.tsx';
import classes from './tracking-list.module.css';

/** Search, the five tabs, and the orders of the chosen one. The tab is in the address. */
export function TrackingList({
  reading,
  openOrder,
  openId,
  onOpen,
  nowMs,
  changes,
}: {
  reading: UseQueryResult<OrdersSnapshot>;
  openOrder: Order | undefined;
  openId: string | null;
  onOpen: (order: Pick<Order, 'order_id'>, by: Parameters<OpenOrder>[1], tab: TrackingTab) => void;
  nowMs: number;
  changes: RecentChanges;
}) {
  const t = useTexts('tracking');
  const { vendors } = useCurrentVendor();
  const { phone_prefix: phonePrefix } = useDeployment();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);

  const { key, orderId: lookUpId } = readSearch(search, vendors);
  const found = reading.data?.orders.filter((order) => matchesSearch(order, key, phonePrefix)) ?? [];
  const withoutRider = useOrdersWithoutRider(nowMs);
  const groups = trackingWork(found, nowMs, withoutRider);
  const chosen = trackingTabs.find((name) => name === query.get('tab'));
  // Until the merchant chooses a tab, the list shows the tab of the order that the address opened.
  const tab = chosen ?? (openOrder === undefined ? 'new' : trackingTabOf(openOrder, nowMs));
  const setTab = (name: TrackingTab) => {
    const next = new URLSearchParams(query);
    next.set('tab', name);
    setQuery(next, { replace: true });
  };
  const open: OpenOrder = (order, by) => onOpen(order, by, tab);
  // Matches the submitted search, because the list may still show the previous one.
  const openOnlyMatch = (searched: string) => {
    const wanted = readSearch(searched, vendors);
    const matches = reading.data?.orders.filter((order) => matchesSearch(order, wanted.key, phonePrefix)) ?? [];
    const [only, ...others] = matches;
    if (only !== undefined && others.length === 0) onOpen(only, 'keyboard', trackingTabOf(only, nowMs));
    else if (wanted.orderId !== null) onOpen({ order_id: wanted.orderId }, 'keyboard', tab);
  };

  return (
    <>
      <div className={classes.search}>
        <SearchBox value={typed} onChange={setTyped} onSubmit={openOnlyMatch} />
      </div>
      <StageTabs
        tab={tab}
        onTab={setTab}
        groups={reading.data === undefined ? null : groups}
        toLookAfter={tabsToLookAfter(found, nowMs, withoutRider)}
      >
        {content()}
      </StageTabs>
    </>
  );

  function content() {
    if (reading.data === undefined) {
      return reading.isError ? (
        <ReadingFailed
          title={t('error.cant-retrieve-current-orders')}
          error={reading.error}
          onRetry={() => void reading.refetch()}
        />
      ) : (
        <ListLoading />
      );
    }
    const list = { label: t('list.label', { tab: t(`tab.${tab}`) }), openId, onOpen: open, nowMs, changes };
    if (groups[tab].length > 0) return <OrderList key={tab} sections={groups[tab]} {...list} />;
    if (search.trim() === '') return <TabEmpty tab={tab} />;
    if (lookUpId !== null && found.length === 0) return <LookedUpOrder orderId={lookUpId} list={list} />;
    return <SearchEmpty search={search.trim()} elsewhere={tabsWithOrders(groups, tab)} onTab={setTab} />;
  }
}
