import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { useSyncExternalStore } from 'react';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { tourTurn } from './tour-turn.ts';

/** The welcome tour over the request, as soon as the vendor has an address: before, there is no form for it to speak of. */
export function TourOfRequest() {
  const on = useSyncExternalStore(tourTurn.subscribe, tourTurn.get);
  const { vendor } = useCurrentVendor();
  return on && hasCoordinates(vendor.vendor_information.location) ? <LoadedTour /> : null;
}

function LoadedTour() {
  const part = useDeferredPart(['welcome'], () => import('../../features/welcome/welcome-tour.tsx'));
  return part && <part.WelcomeTour onEnd={tourTurn.end} />;
}
