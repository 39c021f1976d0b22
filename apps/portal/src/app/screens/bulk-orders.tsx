import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { BulkOrdersScreen } from '../../features/bulk-orders/bulk-orders-screen.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';

export function BulkOrders() {
  const t = useTexts('navigation');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <>
      <DocumentTitle title={t('bulk-order')} />
      {/* A change of the vendor ends the upload (specification §4, bulk flow). */}
      <BulkOrdersScreen key={vendorId} vendorId={vendorId} />
    </>
  );
}
