import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { declineAccount, storedOrders, knownGuestOrder } from '../../parts/orders/guest-orders/store-orders.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useMatch, useNavigate, useSearchParams } from 'react-router';
import { store } from '@riderbell/web/storage/storage.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { useSnackbarsAbove } from '@riderbell/ui/notices/use-snackbars-above.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { orderIdOf, paths, routePatterns } from '../../platform/paths.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import classes from './guest-invitation.module.css';

/**
 * The guest register popup (specification §2) beside an order that the guest tracks. It covers nothing important
 * and takes no focus, because the guest came to see the rider on the map.
 */
export function GuestInvitation() {
  const isTracking = useMatch(routePatterns.orderTracking) !== null;
  const orderId = orderIdOf(useSearchParams()[0]);
  const canRegister = !useFlag('deactivate-sign-up-button');
  return (
    // Always mounted, so that screen readers announce the popup when it appears.
    <div aria-live="polite">
      {isTracking && canRegister && orderId !== null && <Invitation key={orderId} orderId={orderId} />}
    </div>
  );
}

function Invitation({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const [isDeclined, setIsDeclined] = useState(() => storedOrders(store).declined.includes(orderId));
  // Only for the guest's own order.
  const order = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => knownGuestOrder(client, orderId),
  );
  if (isDeclined || order === undefined) return null;
  const decline = () => {
    declineAccount(store, orderId);
    setIsDeclined(true);
  };
  return <Popup onDecline={decline} />;
}

function Popup({ onDecline }: { onDecline: () => void }) {
  const t = useTexts('guests');
  const title = useId();
  const navigate = useNavigate();
  const popup = useRef<HTMLDialogElement>(null);
  useSnackbarsAbove(popup);
  const create = () => {
    void navigate(paths.register());
  };
  return (
    <Card as="dialog" raised padding={5} ref={popup} open className={classes.popup} aria-labelledby={title}>
      <Text as="h2" size={6} weight={750} id={title} after={1}>
        {t('popup.title')}
      </Text>
      <Text tone="soft" after={4}>
        {t('popup.text')}
      </Text>
      <Row gap={2.5} wrap share>
        <Button variant="default" onClick={onDecline}>
          {t('popup.not-now')}
        </Button>
        <Button onClick={create}>{t('popup.create')}</Button>
      </Row>
    </Card>
  );
}
