import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { RotateCcw } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { paths } from '../../../platform/paths.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';

/**
 * Links to a request that begins as a copy of a finished order. An active order has no such link: a second rider is
 * nearly always a mistake there, and the link to edit it shows instead.
 */
export function OrderAgain({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { vendors } = useCurrentVendor();
  // A collection point that was removed or closed takes no requests.
  const takesRequests = vendors.some((vendor) => vendor.vendor_id === order.vendor_id && vendor.is_active);
  if (!isOver(order) || !takesRequests) return null;
  return (
    <Button
      as={Link}
      to={paths.orderAgain(order.vendor_id, order.order_id)}
      variant="default"
      icon={<RotateCcw size={18} aria-hidden />}
    >
      {t('again.action')}
    </Button>
  );
}
