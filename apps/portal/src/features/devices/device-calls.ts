import { addDevicePerson } from '@riderbell/contract/calls/devices/add-device-person.ts';
import { addDevice } from '@riderbell/contract/calls/devices/add-device.ts';
import { changeDevicePerson } from '@riderbell/contract/calls/devices/change-device-person.ts';
import { listDevices } from '@riderbell/contract/calls/devices/list-devices.ts';
import { removeDevicePerson } from '@riderbell/contract/calls/devices/remove-device-person.ts';
import { removeDevice } from '@riderbell/contract/calls/devices/remove-device.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';

const devicesKey = ['devices'] as const;

/** How often the list is read again while a device waits for its code to be typed, in milliseconds. */
const waitingInterval = 4000;

/** The devices and people of the current vendor. */
export function useDevices() {
  const id = useVendorId();
  return useQuery({
    queryKey: [...devicesKey, id],
    queryFn: async ({ signal }) => (await callApi(listDevices, { params: { id } }, { signal })).result,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.devices.some((device) => device.connected_at === null) ? waitingInterval : false,
    meta: { quiet: true },
  });
}

/** The form shows its failures in place. */
export function useAddedDevice() {
  const id = useVendorId();
  return useDeviceChange(
    (name: string) => callApi(addDevice, { params: { id }, body: { name } }, { retries: 0 }),
    true,
  );
}

export function useDeviceRemoval() {
  const id = useVendorId();
  return useDeviceChange((deviceId: string) => callApi(removeDevice, { params: { id, deviceId }, body: {} }));
}

/** The form shows its failures in place. */
export function useAddedPerson() {
  const id = useVendorId();
  return useDeviceChange(
    (body: { name: string; pin: string }) => callApi(addDevicePerson, { params: { id }, body }, { retries: 0 }),
    true,
  );
}

/** The form shows its failures in place. With an empty `pin` the PIN stays. */
export function useChangedPerson() {
  const id = useVendorId();
  return useDeviceChange(
    ({ personId, name, pin }: { personId: string; name: string; pin: string }) =>
      callApi(changeDevicePerson, { params: { id, personId }, body: { name, ...(pin !== '' && { pin }) } }),
    true,
  );
}

export function usePersonRemoval() {
  const id = useVendorId();
  return useDeviceChange((personId: string) => callApi(removeDevicePerson, { params: { id, personId }, body: {} }));
}

/** The list is read again in any case, because another manager may have changed it. */
function useDeviceChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, isQuiet = false) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    ...(isQuiet && { meta: { quiet: true } }),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

function useVendorId(): string {
  return useCurrentVendor().vendor.vendor_id;
}
