import { Button } from '@mantine/core';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { RotateCcw } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { paths } from '../../../platform/paths.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';

/**
 * The way to a request that begins as a copy of an order which is over. One that is under way has none: there a second rider is
 * nearly always a mistake, and the way to change it stands in its place.
 */
export function OrderAgain({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { vendors } = useCurrentVendor();
  // A collection point that is gone or closed down takes no requests.
  const takesRequests = vendors.some((vendor) => vendor.vendor_id === order.vendor_id && vendor.is_active);
  if (!isOver(order) || !takesRequests) return null;
  return (
    <Button
      component={Link}
      to={paths.orderAgain(order.vendor_id, order.order_id)}
      variant="default"
      leftSection={<RotateCcw size={18} aria-hidden />}
    >
      {t('again.action')}
    </Button>
  );
}
