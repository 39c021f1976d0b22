import type { Order } from '@riderbell/contract/shapes/order.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { isDeliveredOrReturned, isOver } from '@riderbell/domain/orders/status-groups.ts';
import { linkEndsAt } from '@riderbell/domain/tracking/link-life.ts';
import { Printer, ReceiptText } from 'lucide-react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Suspense, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { paths } from '../../../platform/paths.ts';
import { OrderAgain } from './order-again.tsx';
import { ShareLink } from './share-link.tsx';

/** Few orders of a day get a label, so it is loaded on demand. */
const PrintLabel = lazyPart(() => import('../label/print-label.tsx'), 'PrintLabel');

/** Only guests are reminded to share the link; merchants do it anyway. */
const RecipientLink = lazyPart(() => import('../guest-orders/recipient-link.tsx'), 'RecipientLink');

/**
 * The actions on an order besides editing it: order it again, print its label, and, while its links work, open its
 * receipt and share the recipient's link.
 */
export function OrderActions({ order, nowMs }: { order: Order; nowMs: number }) {
  const { tracking_link_hours: hours } = useDeployment();
  const linksEndAt = linkEndsAt(order, hours);
  const linked = linksEndAt === null || nowMs < linksEndAt;
  const isUnderWay = !isOver(order);
  const isOfGuest = order.vendor_id === guestVendorId;
  return (
    <>
      {isOfGuest && isUnderWay && (
        <Suspense fallback={null}>
          <RecipientLink order={order} />
        </Suspense>
      )}
      <Row wrap gap={2}>
        <OrderAgain order={order} />
        {linked && <Receipt order={order} />}
        {isUnderWay && <Label order={order} />}
        {linked && !(isOfGuest && isUnderWay) && <ShareLink order={order} />}
      </Row>
    </>
  );
}

/**
 * Only for a delivered or returned order (flag show-delivery-receipt-cta). It opens in a new tab, so that the
 * merchant's screen stays as it is.
 */
function Receipt({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const offered = useFlag('show-delivery-receipt-cta');
  if (!offered || !isDeliveredOrReturned(order)) return null;
  return (
    <Button
      as="a"
      href={paths.deliveryReceipt(order.order_id)}
      target="_blank"
      rel="noopener"
      variant="default"
      icon={<ReceiptText size={18} aria-hidden />}
    >
      {t('receipt.action')}
    </Button>
  );
}

function Label({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="default"
        icon={<Printer size={18} aria-hidden />}
        onClick={() => {
          setWanted(true);
          setIsOpen(true);
        }}
      >
        {t('label.action')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <PrintLabel order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
