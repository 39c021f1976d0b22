import { pathOf } from '@riderbell/contract/call.ts';
import { addDevicePerson } from '@riderbell/contract/calls/devices/add-device-person.ts';
import { addDevice } from '@riderbell/contract/calls/devices/add-device.ts';
import { connectDevice } from '@riderbell/contract/calls/devices/connect-device.ts';
import { fetchJson, post, signInDemo } from './demo-session.ts';

/** Adds a connected device and people to the demo's outlet `d001`. @returns the device's key */
export async function addDemoDevice(url: string, people: Readonly<Record<string, string>>): Promise<string> {
  const headers = await signInDemo(url);
  const ofOutlet = { id: 'd001' };
  for (const [name, pin] of Object.entries(people)) {
    await fetchJson(url + pathOf(addDevicePerson, ofOutlet), post({ name, pin }, headers));
  }
  const added = await fetchJson(url + pathOf(addDevice, ofOutlet), post({ name: 'Front counter' }, headers));
  const { code } = addDevice.answer.parse(added).result;
  const connected = await fetchJson(url + pathOf(connectDevice), post({ code }));
  return connectDevice.answer.parse(connected).result.key;
}
