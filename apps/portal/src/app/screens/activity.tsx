import ActivityScreen from '../../features/activity/activity-screen.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { BusinessPage } from '../business/business-page.tsx';

export function Activity() {
  const { vendor } = useCurrentVendor();
  return (
    <BusinessPage page="activity">
      <ActivityScreen key={vendor.vendor_id} />
    </BusinessPage>
  );
}
