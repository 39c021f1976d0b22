import OrderTrackingScreen from '../../features/tracking/order-tracking-screen.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../paths.ts';
import { orderLinks } from './order-links.ts';

export function OrderTracking() {
  const t = useTexts('navigation');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <>
      <DocumentTitle title={t('tracking')} />
      <OrderTrackingScreen
        requestPath={paths.requestARider(vendorId)}
        historyPath={paths.history(vendorId)}
        {...orderLinks}
      />
    </>
  );
}
