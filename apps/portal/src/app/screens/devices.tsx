import { DevicesScreen } from '../../features/devices/devices-screen.tsx';
import { paths } from '../../platform/paths.ts';
import { BusinessPage } from '../business/business-page.tsx';

export function Devices() {
  return (
    <BusinessPage page="devices">
      <DevicesScreen address={location.host + paths.device()} />
    </BusinessPage>
  );
}
