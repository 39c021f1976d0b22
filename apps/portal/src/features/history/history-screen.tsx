import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { spanOf } from '@riderbell/domain/orders/history-period.ts';
import { useEffect, useRef, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useSearchParams } from 'react-router';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import type { HistoryRequest } from '../../parts/orders/data/history-orders.ts';
import { useLiveHistory, useTakeIntoHistory } from './use-live-history.ts';
import { useReadingTurn } from '../../parts/orders/data/use-reading-turn.ts';
import { readSearch, vendorOfOrder } from '../../parts/orders/data/vendor-of-order.ts';
import { DetailPanel, NothingChosen, useDetailAhead } from '../../parts/orders/detail/detail-panel.tsx';
import { defaultFilter, type HistoryFilter, readFilter, todayAsDate, writeFilter } from './history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { useColumns } from './table/use-columns.ts';
import { usePastOrders } from './use-past-orders.ts';
import classes from './history-screen.module.css';
import { LookedUpOrder } from '../../parts/orders/list/looked-up-order.tsx';
import type { OpenOrder } from '../../parts/orders/list/use-order-rows.ts';
import { noChanges } from '../../parts/orders/list/recent-changes.ts';
import { MasterDetail, useHasRoomForTable, useIsWide } from '../../parts/orders/screen/master-detail.tsx';
import { FreshnessNote } from '../../parts/orders/screen/freshness-note.tsx';
import { ScreenHeader } from '../../parts/orders/screen/screen-header.tsx';
import { useOrderAddress } from '../../parts/orders/screen/use-order-address.ts';
import { useNow } from '@riderbell/web/use-now.ts';

/** Loads on wide screens only. */
const ColumnChoice = lazyPart(() => import('./table/column-choice.tsx'), 'ColumnChoice');

/** Past orders with filters, and the details of one of them (specification §2, All orders). */
export default function HistoryScreen() {
  const { vendor } = useCurrentVendor();
  return <History key={vendor.vendor_id} />;
}

function History() {
  const t = useTexts('tracking');
  const { time_zone } = useDeployment();
  const { vendor, vendors, includeOutlets } = useCurrentVendor();
  const nowMs = useNow(30_000);
  const wide = useIsWide();
  const address = useOrderAddress();
  const { filter, change, request, refusal } = useHistoryFilter(nowMs);
  const [takesFocus, setTakesFocus] = useState(false);
  const [resets, setResets] = useState(0);
  const take = useTakeIntoHistory();
  useLiveHistory();
  const turn = useReadingTurn({ vendorId: vendor.vendor_id, includeOutlets });

  const { orderId } = address;
  useDetailAhead();
  const lookUpId = readSearch(filter.search, vendors).orderId;
  // A search for an order id shows that order instead of a list.
  const { reading, freshness, refresh } = usePastOrders(lookUpId === null ? request : null, turn);
  const held = reading.data?.pages.flatMap(({ data }) => data).find(({ order_id }) => order_id === orderId);
  const open: OpenOrder = (order, by) => {
    setTakesFocus(by === 'keyboard');
    address.open(order.order_id);
  };
  const reset = () => {
    change(defaultFilter);
    setResets(resets + 1);
  };
  const list = { openId: orderId, onOpen: open, nowMs };
  const note = (
    <FreshnessNote {...freshness} nowMs={nowMs} refreshing={reading.isFetching} onRefresh={() => void refresh()} />
  );
  const asTable = useHasRoomForTable() && lookUpId === null;
  const columns = useColumns({
    hasBranches: vendors.some(({ parent_vendor_id: parent }) => parent === vendor.vendor_id),
    isOrderOpen: orderId !== null,
  });
  return (
    <>
      <ScreenHeader
        title={t('history.title')}
        actions={lookUpId === null ? note : undefined}
        heard={!wide && orderId !== null}
      />
      <MasterDetail
        openId={orderId}
        isTable={asTable}
        list={
          <>
            {/* A reset mounts new filters, which drops the typed text and the pending search. */}
            <HistoryFilters
              key={resets}
              // The address still has the old filter when the new filters mount.
              typed={resets === 0 ? filter.search : ''}
              filter={filter}
              onFilter={change}
              refusal={refusal}
              today={todayAsDate(nowMs, time_zone)}
            />
            {request !== null && lookUpId === null && turn && (
              <HistoryTotals request={request}>{asTable && <ColumnChoice columns={columns} />}</HistoryTotals>
            )}
            <div className={classes.orders}>
              {lookUpId !== null ? (
                <LookedUpOrder orderId={lookUpId} list={{ ...list, label: t('history.list'), changes: noChanges }} />
              ) : (
                request !== null && (
                  <HistoryList reading={reading} {...list} onReset={reset} columns={asTable ? columns.shown : null} />
                )
              )}
            </div>
          </>
        }
        detail={
          orderId === null ? (
            reading.isLoading || !turn ? null : (
              <NothingChosen none={!reading.data?.pages.some(({ data }) => data.length > 0)} />
            )
          ) : (
            <DetailPanel
              orderId={orderId}
              vendorId={vendorOfOrder(orderId, vendor, vendors)}
              held={held}
              frame={{
                nowMs,
                wide,
                takesFocus: takesFocus || !wide,
                onClose: address.close,
                onChanged: take,
              }}
            />
          )
        }
      />
    </>
  );
}

/** The filter of the address and the request that it makes; null while its period is refused. */
function useHistoryFilter(nowMs: number) {
  const { time_zone } = useDeployment();
  const { vendor, includeOutlets } = useCurrentVendor();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  // On a slow device a second change can come before the address has the first one; it is added to the first.
  const wanted = useRef(filter);
  const written = query.toString();
  useEffect(() => {
    wanted.current = readFilter(new URLSearchParams(written));
  }, [wanted, written]);
  const span = spanOf(filter, nowMs, time_zone);
  const request: HistoryRequest | null = span.ok
    ? {
        scope:
          filter.vendorId === null
            ? { vendorId: vendor.vendor_id, includeOutlets }
            : { vendorId: filter.vendorId, includeOutlets: false },
        from: span.from,
        to: span.to,
        status: filter.status,
        search: filter.search,
      }
    : null;
  return {
    filter,
    request,
    refusal: span.ok ? null : span.refusal,
    change(changes: Partial<HistoryFilter>) {
      wanted.current = { ...wanted.current, ...changes };
      const next = writeFilter(wanted.current);
      const open = query.get('order_id');
      if (open !== null) next.set('order_id', open);
      setQuery(next, { replace: true });
    },
  };
}
