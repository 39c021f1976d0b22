import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, SearchX } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { whenIdle } from '@riderbell/web/lazy/when-idle.ts';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { newerOf, orderQuery } from '../data/order-query.ts';
import { ReadingFailed } from '../list/list-states.tsx';
import classes from './detail-panel.module.css';

/** Loaded once the page is quiet, or as soon as an order is opened. */
const OrderDetail = lazyPart(() => import('./order-detail.tsx'), 'OrderDetail');

/** What the open order needs from the screen around it. */
export type DetailFrame = {
  readonly nowMs: number;
  readonly wide: boolean;
  readonly takesFocus: boolean;
  readonly note?: ReactNode;
  readonly onClose: () => void;
  readonly onChanged: (order: Order) => void;
};

/** Fills the place beside the list while no order is chosen, or while the list is empty. */
export function NothingChosen({ none }: { none: boolean }) {
  const t = useTexts('tracking');
  return (
    <div className={classes.none}>
      <FullState icon={<ListChecks size={32} />} title={t(none ? 'detail.empty.title' : 'detail.none.title')}>
        {t(none ? 'detail.empty.hint' : 'detail.none.hint')}
      </FullState>
    </div>
  );
}

/** Loads what an open order shows before an order is opened. */
export function useDetailAhead(): void {
  useEffect(() => {
    void whenIdle()
      .then(OrderDetail.preload)
      .catch(() => undefined);
  }, []);
}

/** The open order: the list's own copy, or read by its id where the list lacks it. */
export function DetailPanel({
  orderId,
  vendorId,
  held,
  frame,
}: {
  orderId: string;
  vendorId: string;
  held: Order | undefined;
  frame: DetailFrame;
}) {
  const t = useTexts('tracking');
  const { data, error, refetch } = useQuery({ ...orderQuery(orderId, vendorId), enabled: held === undefined });
  const order = held === undefined ? data : newerOf(data, held);
  if (order !== undefined) {
    return (
      <Suspense fallback={<DetailLoading />}>
        <OrderDetail order={order} {...frame} />
      </Suspense>
    );
  }
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <FullState
        icon={<SearchX size={32} />}
        title={t('detail.not-found.title')}
        action={
          <Button variant="default" onClick={frame.onClose}>
            {t('detail.back')}
          </Button>
        }
      >
        {t('detail.not-found.hint')}
      </FullState>
    );
  }
  if (error !== null) {
    return <ReadingFailed title={t('failed.order.title')} error={error} onRetry={() => void refetch()} />;
  }
  return <DetailLoading />;
}

function DetailLoading() {
  const t = useTexts('tracking');
  return (
    <Stack as="output" gap={5} className={classes.loading} aria-label={t('detail.loading')}>
      <Skeleton height={28} width={140} radius="xl" />
      <Skeleton height={34} width="70%" />
      <Skeleton height={56} />
      <Skeleton height={260} radius="md" />
      <Skeleton height={180} radius="md" />
    </Stack>
  );
}
