import { LaterTools, LaterWall } from '../../features/counter/counter-parts.tsx';
import OrderTrackingScreen from '../../features/tracking/order-tracking-screen.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';
import { orderLinks } from './order-links.ts';

const counter = { Tools: LaterTools, Wall: LaterWall };

export function OrderTracking() {
  const t = useTexts('navigation');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <>
      <DocumentTitle title={t('tracking')} />
      <OrderTrackingScreen
        counter={counter}
        requestPath={paths.requestARider(vendorId)}
        historyPath={paths.history(vendorId)}
        {...orderLinks}
      />
    </>
  );
}
