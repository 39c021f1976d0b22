import NumbersScreen from '../../features/numbers/numbers-screen.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { BusinessPage } from '../business/business-page.tsx';

export function Numbers() {
  const { vendor } = useCurrentVendor();
  return (
    <BusinessPage page="numbers">
      <NumbersScreen key={vendor.vendor_id} />
    </BusinessPage>
  );
}
