import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { CalendarSearch } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import type { HistoryPages } from '../../parts/orders/data/history-orders.ts';
import { ListLoading, ReadingFailed } from '../../parts/orders/list/list-states.tsx';
import { OrderList } from '../../parts/orders/list/order-list.tsx';
import type { OpenOrder } from '../../parts/orders/list/use-order-rows.ts';
import { noChanges } from '../../parts/orders/list/recent-changes.ts';
import classes from './history-list.module.css';
import type { ColumnName } from './table/columns.ts';

/** Loads on wide screens only. */
const HistoryTable = lazyPart(() => import('./table/history-table.tsx'), 'HistoryTable');

/** The orders that match the filter; the button below the last one loads more. */
export function HistoryList({
  reading,
  openId,
  onOpen,
  nowMs,
  onReset,
  columns,
}: {
  reading: UseInfiniteQueryResult<HistoryPages>;
  openId: string | null;
  onOpen: OpenOrder;
  nowMs: number;
  onReset: () => void;
  /** The columns of the table; null for cards. */
  columns: readonly ColumnName[] | null;
}) {
  const t = useTexts('tracking');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = reading;
  if (data === undefined) {
    return error === null ? (
      <ListLoading />
    ) : (
      <ReadingFailed title={t('error.cant-retrieve-past-orders')} error={error} onRetry={() => void refetch()} />
    );
  }
  const orders = data.pages.flatMap((page) => page.data);
  if (orders.length === 0) {
    return (
      <FullState
        icon={<CalendarSearch size={32} />}
        title={t('history.empty.title')}
        action={
          <Button variant="default" onClick={onReset}>
            {t('history.empty.reset')}
          </Button>
        }
      >
        {t('history.empty.hint')}
      </FullState>
    );
  }
  const after = (
    <Text as={Stack} size={3} tone="soft" gap={2} align="center" className={classes.after}>
      {isFetchNextPageError && <p role="alert">{t('error.cant-retrieve-past-orders')}</p>}
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      ) : (
        <p>{t('history.end')}</p>
      )}
    </Text>
  );
  const shown = { openId, onOpen, nowMs, after };
  if (columns !== null) {
    return (
      <Suspense fallback={<ListLoading />}>
        <HistoryTable orders={orders} columns={columns} hasMore={hasNextPage} {...shown} />
      </Suspense>
    );
  }
  return (
    <OrderList sections={[{ group: null, orders }]} label={t('history.list')} changes={noChanges} withDay {...shown} />
  );
}
