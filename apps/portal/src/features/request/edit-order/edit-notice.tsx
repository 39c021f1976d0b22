import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isPaidOnline } from '@riderbell/domain/payments/payment-methods.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { Link } from 'react-router';
import { paths } from '../../../platform/paths.ts';

/** Says which order is edited and what of it can change, and links back to it. */
export function EditNotice({
  order: { order_id: orderId, vendor_id: vendorId, order, delivery_fee_parts: parts },
  isOutdated,
  onLeave,
}: {
  order: Order;
  /** Whether changes were dropped because the order has changed since. */
  isOutdated: boolean;
  onLeave: () => void;
}) {
  const t = useTexts('order-edit');
  return (
    <InlineNotice
      kind={isOutdated ? 'warning' : 'info'}
      title={t('title')}
      action={
        <Button as={Link} to={paths.orderTracking(vendorId, orderId)} onClick={onLeave} variant="default" size="xs">
          {t('leave')}
        </Button>
      }
    >
      {isOutdated && <Text weight={600}>{t('draft.outdated')}</Text>}
      <Text weight={600} truncate>
        <bdi>{orderId}</bdi>
      </Text>
      {t(isPaidOnline(order.payment_method) ? 'what.paid' : 'what')}
      {parts.voucher > 0 && <p>{t('what.voucher')}</p>}
    </InlineNotice>
  );
}
