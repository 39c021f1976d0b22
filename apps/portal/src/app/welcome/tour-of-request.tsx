import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { useSyncExternalStore } from 'react';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { tourState } from './tour-state.ts';

/** The welcome tour of the request, for vendors with an address: without one, there is no form to explain. */
export function TourOfRequest() {
  const isOn = useSyncExternalStore(tourState.subscribe, tourState.get);
  const { vendor } = useCurrentVendor();
  return isOn && hasCoordinates(vendor.vendor_information.location) ? <LoadedTour /> : null;
}

function LoadedTour() {
  const part = useDeferredPart(['welcome'], () => import('../../features/welcome/welcome-tour.tsx'));
  return part && <part.WelcomeTour onEnd={tourState.end} />;
}
