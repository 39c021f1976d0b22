import CashBookScreen from '../../features/cash-book/cash-book-screen.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { BusinessPage } from '../business/business-page.tsx';

export function CashBook() {
  const { vendor } = useCurrentVendor();
  return (
    <BusinessPage page="cashBook">
      <CashBookScreen key={vendor.vendor_id} />
    </BusinessPage>
  );
}
