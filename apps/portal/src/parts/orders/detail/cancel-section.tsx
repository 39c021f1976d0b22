import type { Order } from '@riderbell/contract/shapes/order.ts';
import { canCancel, cancellableUntil } from '@riderbell/domain/orders/cancellation.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Suspense, useId, useState } from 'react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { cancelHint } from './cancel-hint.ts';
import classes from './cancel-section.module.css';
import { ModifyOrder } from './modify-order.tsx';

const secondMs = 1_000;
/** The interval without a countdown. */
const restMs = 60_000;

/** Few orders are cancelled, so the dialog is loaded when the merchant opens it. */
const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'CancelDialog');

/**
 * The buttons to edit and to cancel the order, or why it cannot be cancelled; an order that has ended needs neither.
 */
export function CancelSection({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const t = useTexts('tracking');
  const delayedCancellation = useFlag('delayed-cancellation');
  const hintId = useId();
  const [asking, setAsking] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // By the server's clock: a device with a wrong clock would end the cancellation too early, or never.
  const nowMs = useNow(cancellableUntil(order) === null ? restMs : secondMs, serverClock);
  // If the order ends while the merchant chooses a reason, the dialog stays open: the server answers that it is too
  // late.
  if (isOver(order) && !asking) return null;
  const possible = canCancel(order, nowMs, { delayedCancellation }).ok;
  const hint = cancelHint(order, possible, nowMs);
  return (
    <Row as="section" wrap justify="between" gap={3} before={1} aria-label={t('cancel.action')}>
      <Text size={3} tone="soft" id={hintId} className={classes.hint}>
        {t(hint.text, hint.values)}
      </Text>
      <ModifyOrder order={order} />
      <Button
        variant="negative"
        disabled={!possible}
        aria-describedby={hintId}
        onClick={() => {
          setWasOpened(true);
          setAsking(true);
        }}
      >
        {t('cancel.action')}
      </Button>
      {/* If the order moves on while the merchant chooses, the server refuses the cancellation. */}
      {wasOpened && (
        <Suspense fallback={null}>
          <CancelDialog order={order} isOpen={asking} onClose={() => setAsking(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </Row>
  );
}
