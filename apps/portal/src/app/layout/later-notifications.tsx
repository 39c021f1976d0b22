import { useNotificationChoice } from '../../parts/notifications/current-choice.ts';
import { isCounterView } from '../../parts/orders/screen/counter-view-address.ts';
import { useMatch, useNavigate, useSearchParams } from 'react-router';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { paths, routePatterns } from '../../platform/paths.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** Shows notifications of orders on every screen; loaded only for merchants who have turned some on. */
export function LaterNotifications() {
  return useNotificationChoice().events.length > 0 && <LoadedNotifications />;
}

function LoadedNotifications() {
  const part = useDeferredPart(['counter'], () => import('../../parts/notifications/order-notifications.tsx'));
  const { vendor, includeOutlets } = useCurrentVendor();
  const navigate = useNavigate();
  const isTracking = useMatch(routePatterns.orderTracking) !== null;
  const [query] = useSearchParams();
  if (part === null) return null;
  const vendorId = vendor.vendor_id;
  return (
    <part.OrderNotifications
      scope={{ vendorId, includeOutlets }}
      shownAs={!isTracking ? 'nothing' : isCounterView(query) ? 'counter-view' : 'list'}
      onOpen={(orderId) => void navigate(paths.orderTracking(vendorId, orderId ?? undefined))}
    />
  );
}
