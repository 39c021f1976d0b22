import { Button } from '@mantine/core';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { canCancel } from '@riderbell/domain/orders/cancellation.ts';
import { riderAssigned } from '@riderbell/domain/orders/rider-visibility.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { useId, useState } from 'react';
import { useFlag } from '../../../platform/flags/flags.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './cancel-section.module.css';
import { ModifyOrder } from './modify-order.tsx';

/** The ways to change and to cancel, or why there is none to cancel; an order that has ended needs neither. */
export function CancelSection({
  order,
  nowMs,
  editPath,
  onChanged,
}: {
  order: Order;
  nowMs: number;
  editPath: (vendorId: string, orderId: string) => string;
  onChanged: (order: Order) => void;
}) {
  const t = useTexts('tracking');
  const delayedCancellation = useFlag('delayed-cancellation');
  const hintId = useId();
  const [asking, setAsking] = useState(false);
  if (isOver(order)) return null;
  const possible = canCancel(order, nowMs, { delayedCancellation }).ok;
  return (
    <section className={classes.section} aria-label={t('cancel.action')}>
      <p id={hintId} className={classes.hint}>
        {t(possible ? 'cancel.until' : riderAssigned(order) ? 'cancel.not-now' : 'cancel.not-now.waiting')}
      </p>
      <ModifyOrder order={order} editPath={editPath} />
      <Button
        variant="outline"
        color="red"
        disabled={!possible}
        aria-describedby={hintId}
        onClick={() => setAsking(true)}
        className={classes.action}
      >
        {t('cancel.action')}
      </Button>
      {/* An order that moves on while the merchant chooses is refused by the server, which says so. */}
      <CancelDialog order={order} opened={asking} onClose={() => setAsking(false)} onChanged={onChanged} />
    </section>
  );
}
