import type { Order } from '@riderbell/contract/shapes/order.ts';
import { canCancel } from '@riderbell/domain/orders/cancellation.ts';
import { riderSearchStartedAt } from '@riderbell/domain/orders/no-rider.ts';
import { canReschedule } from '@riderbell/domain/orders/rescheduling.ts';
import { CalendarClock, Hourglass, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { CancelDialog } from '../detail/cancel-dialog.tsx';
import { storedWaits } from './stored-waits.ts';
import classes from './no-rider-alert.module.css';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/** Says that no rider has taken the order yet, and offers to wait, to cancel, or to choose another time. */
export function NoRiderAlert({
  order,
  nowMs,
  asking,
  onAsking,
  onChanged,
}: {
  order: Order;
  nowMs: number;
  /** Which dialog is open. */
  asking: 'cancel' | 'reschedule' | null;
  onAsking: (asking: 'cancel' | 'reschedule' | null) => void;
  onChanged: (order: Order) => void;
}) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const { rules } = useDeployment();
  const preOrder = useFlag('pre_order');
  const delayedCancellation = useFlag('delayed-cancellation');
  const close = () => onAsking(null);
  const now = serverClock.at(nowMs);
  const waited = formats.duration((now - (riderSearchStartedAt(order) ?? now)) / 1000);

  const waitOn = () => {
    storedWaits.waitOn(order.order_id, serverClock.now());
    notify({
      kind: 'info',
      message: t('no-rider.waiting-on', { duration: formats.duration(rules.no_rider_alert_minutes * 60) }),
    });
  };
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = box.current?.parentElement?.closest('section')?.querySelector('h2');
    // When the alert closes while one of its buttons has the focus, the focus moves to the order's heading instead of
    // the top of the page.
    return () => {
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Row as="section" align="start" gap={3} className={classes.alert} ref={box} aria-label={t('no-rider.title')}>
      <TriangleAlert className={textLook({ tone: 'caution' })} size={22} aria-hidden />
      <Stack grow className={textLook({ lines: 'open' })}>
        <Text weight={700}>{t('no-rider.title')}</Text>
        <Text size={4} before={0.5}>
          {t('no-rider.text', { duration: waited })}
        </Text>
        <Row wrap gap={2} before={3.5} className={classes.choices}>
          <Button variant="default" icon={<Hourglass size={18} aria-hidden />} onClick={waitOn}>
            {t('no-rider.wait')}
          </Button>
          {preOrder && canReschedule(order) && (
            <Button
              variant="default"
              icon={<CalendarClock size={18} aria-hidden />}
              onClick={() => onAsking('reschedule')}
            >
              {t('no-rider.reschedule')}
            </Button>
          )}
          {canCancel(order, now, { delayedCancellation }).ok && (
            <Button variant="negative" onClick={() => onAsking('cancel')} className={classes.cancel}>
              {t('cancel.action')}
            </Button>
          )}
        </Row>
      </Stack>
      <CancelDialog
        order={order}
        isOpen={asking === 'cancel'}
        reason="no-courier"
        onClose={close}
        onChanged={onChanged}
      />
      <RescheduleDialog order={order} isOpen={asking === 'reschedule'} onClose={close} onChanged={onChanged} />
    </Row>
  );
}
