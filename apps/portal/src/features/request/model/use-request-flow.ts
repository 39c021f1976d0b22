import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { samePoint } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { advanceFlow } from '@riderbell/domain/requests/advance-flow.ts';
import { initialFlow, type RequestEvent, type RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { useCurrentVendor, vendorsQuery } from '../../../platform/vendors/current-vendor.tsx';
import { lookForVendor } from './look-for-vendor.ts';

/** The vendor's collection point; null until the vendor has one. */
export function originOf(vendor: Vendor): Coordinates | null {
  const { location } = vendor.vendor_information;
  return hasCoordinates(location) ? { latitude: location.latitude, longitude: location.longitude } : null;
}

/**
 * The flow of the current vendor. `start` starts it once the vendor's data are loaded, for which it polls every 200 ms
 * (specification §4, §9); a change of the vendor cancels it.
 */
export function useRequestFlow(
  start: (vendor: Vendor) => RequestEvent & { type: 'StartFlow' },
): readonly [RequestFlow, Dispatch<RequestEvent>] {
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const queryClient = useQueryClient();
  const known = () => queryClient.getQueryData(vendorsQuery.queryKey)?.find((each) => each.vendor_id === vendorId);
  const [flow, dispatch] = useReducer(advanceFlow, initialFlow, (none) => {
    const vendor = known();
    return vendor ? advanceFlow(none, start(vendor)) : none;
  });
  if (flow.vendorId !== null && flow.vendorId !== vendorId) dispatch({ type: 'ChangeVendor' });

  const waiting = flow.step === 'WaitForVendor';
  const look = useEffectEvent(() => {
    const vendor = known();
    if (vendor) dispatch(start(vendor));
    return vendor !== undefined;
  });
  useEffect(() => (waiting ? lookForVendor(() => look()) : undefined), [waiting]);
  useMovedOrigin(flow, dispatch);
  return [flow, dispatch];
}

/** Restarts the flow when the collection point was moved on another screen or device: its prices differ. */
function useMovedOrigin(
  { step, editing, vendorId, origin, destination }: RequestFlow,
  dispatch: Dispatch<RequestEvent>,
) {
  const { vendor } = useCurrentVendor();
  const now = originOf(vendor);
  const moved =
    !editing && step !== 'WaitForVendor' && vendorId === vendor.vendor_id && origin !== null && now !== null;
  if (moved && !samePoint(origin, now)) dispatch({ type: 'StartFlow', vendorId, origin: now, destination });
}
