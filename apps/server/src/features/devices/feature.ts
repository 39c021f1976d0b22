import type { Handlers } from '@riderbell/contract/handler.ts';
import { addDevice, listDevices, removeDevice } from './manage-devices.ts';
import { addDevicePerson, changeDevicePerson, removeDevicePerson } from './manage-people.ts';
import type { DeviceNeeds } from './ports.ts';
import { connectDevice, readDevice, unlockDevice } from './use-devices.ts';

type DeviceCall =
  | 'listDevices'
  | 'addDevice'
  | 'removeDevice'
  | 'addDevicePerson'
  | 'changeDevicePerson'
  | 'removeDevicePerson'
  | 'connectDevice'
  | 'readDevice'
  | 'unlockDevice';

/** Devices that the people of a counter share (decision 067). */
export function createDevicesFeature(needs: DeviceNeeds): { readonly handlers: Pick<Handlers, DeviceCall> } {
  return {
    handlers: {
      listDevices: listDevices(needs),
      addDevice: addDevice(needs),
      removeDevice: removeDevice(needs),
      addDevicePerson: addDevicePerson(needs),
      changeDevicePerson: changeDevicePerson(needs),
      removeDevicePerson: removeDevicePerson(needs),
      connectDevice: connectDevice(needs),
      readDevice: readDevice(needs),
      unlockDevice: unlockDevice(needs),
    },
  };
}
