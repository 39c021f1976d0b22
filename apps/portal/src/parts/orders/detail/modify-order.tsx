import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isEditable } from '@riderbell/domain/orders/editing.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { paths } from '../../../platform/paths.ts';

/** The link to edit an order, while that is possible (specification §6, flag show-modify-order-button). */
export function ModifyOrder({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const offered = useFlag('show-modify-order-button');
  if (!offered || !isEditable(order)) return null;
  return (
    <Button as={Link} to={paths.requestARider(order.vendor_id, order.order_id)} variant="default">
      {t('modify.action')}
    </Button>
  );
}
