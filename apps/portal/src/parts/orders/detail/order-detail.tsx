import type { Order } from '@riderbell/contract/shapes/order.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { showsFullMap } from '@riderbell/domain/orders/rider-visibility.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useFlags } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { riderQuery, shownPositionOf } from '../data/rider-query.ts';
import { NoRider } from '../no-rider/no-rider.tsx';
import { useWithoutRider } from '../no-rider/use-without-rider.ts';
import { OrderPromise } from '../promise/order-promise.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { adviceOf } from './advice.ts';
import { CancelSection } from './cancel-section.tsx';
import { DeliveryMap } from './delivery-map.tsx';
import { DetailHeader } from './detail-header.tsx';
import { EtaBlock } from './eta-block.tsx';
import { ItemsCard } from './items-card.tsx';
import classes from './order-detail.module.css';
import { OrderActions } from './order-actions.tsx';
import { PaymentCard } from './payment-card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProofCard } from './proof-card.tsx';
import { RiderCard } from './rider-card.tsx';
import { TimelineCard } from './timeline-card.tsx';

/**
 * The detail of one order. First the current state: what happens, when, where and by whom; then the facts of the
 * request.
 */
export function OrderDetail({
  order,
  nowMs,
  wide,
  takesFocus,
  note,
  onClose,
  onChanged,
}: {
  order: Order;
  nowMs: number;
  wide: boolean;
  /** The user opened the order on purpose: the heading gets the focus. */
  takesFocus: boolean;
  /** The age of the data, if the list that shows it is out of sight. */
  note?: ReactNode;
  onClose: () => void;
  onChanged: (order: Order) => void;
}) {
  const t = useTexts('tracking');
  const { data: rider, error } = useQuery(riderQuery(order));
  const position = shownPositionOf(order, rider, error);
  const isOn = useFlags();
  const withoutRider = useWithoutRider(order, nowMs);
  // The order must not say at once that a rider comes within minutes and that none was found.
  const advice = withoutRider ? null : adviceOf(order, displayStatusOf(order, nowMs), isOn);
  const section = useRef<HTMLElement>(null);
  const onKeyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // The Escape of a dialog closes the dialog, not the order behind it.
    const inDialog = target instanceof Element && target.closest('dialog') !== null;
    if (key === 'Escape' && !inDialog) onClose();
  });
  useEffect(() => {
    const element = section.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);
  return (
    <section
      className={classes.detail}
      data-wide={wide}
      aria-label={t('detail.label', { customer: order.customer.name })}
      ref={section}
    >
      <Stack gap={5} className={classes.inner}>
        <DetailHeader
          order={order}
          nowMs={nowMs}
          wide={wide}
          takesFocus={takesFocus}
          onClose={onClose}
          eta={<EtaBlock order={order} nowMs={nowMs} />}
        />
        <NoRider order={order} due={withoutRider} nowMs={nowMs} onChanged={onChanged} />
        <OrderPromise order={order} />
        {note != null && <div className={classes.note}>{note}</div>}
        {advice !== null && <InlineNotice kind={advice.kind}>{t(advice.text)}</InlineNotice>}
        <OrderActions order={order} nowMs={nowMs} />
        <ProgressBar order={order} />
        {showsFullMap(order) && <DeliveryMap order={order} riderAt={position} />}
        <Grid gap={4} className={classes.columns}>
          <Stack gap={4}>
            <RiderCard order={order} seenAtMs={position?.seenAtMs ?? null} nowMs={nowMs} />
            <AddressesCard order={order} />
            <ItemsCard order={order} />
          </Stack>
          <Stack gap={4}>
            <ProofCard order={order} />
            <PaymentCard order={order} />
            <TimelineCard order={order} nowMs={nowMs} />
          </Stack>
        </Grid>
        <CancelSection order={order} onChanged={onChanged} />
      </Stack>
    </section>
  );
}
