import { calls } from '@riderbell/contract/calls.ts';
import type { TestingServer } from '../testing-server.ts';

type Caller = string | { accessToken: string };

/** A PIN that is allowed. */
export const goodPin = '4071';

let numbered = 0;

/** A name that no other test uses. */
export function newName(): string {
  numbered += 1;
  return `Maria ${numbered}`;
}

export async function addDevice(server: TestingServer, as: Caller, vendorId: string, name = 'Front counter') {
  return (await server.client.answer(calls.addDevice, { params: { id: vendorId }, body: { name } }, { as })).result;
}

/** Adds a device and connects it. @returns its id and its key */
export async function connectedDevice(server: TestingServer, as: Caller, vendorId: string, name?: string) {
  const { device, code } = await addDevice(server, as, vendorId, name);
  const { result } = await server.client.answer(calls.connectDevice, { body: { code } });
  return { id: device.id, key: result.key };
}

export async function addPerson(server: TestingServer, as: Caller, vendorId: string, name = newName(), pin = goodPin) {
  const request = { params: { id: vendorId }, body: { name, pin } };
  return (await server.client.answer(calls.addDevicePerson, request, { as })).result;
}

/** Unlocks the device. @returns the access token */
export async function unlock(server: TestingServer, key: string, personId: string, pin = goodPin): Promise<string> {
  const { result } = await server.client.answer(calls.unlockDevice, { body: { key, person_id: personId, pin } });
  return result.AuthenticationResult.AccessToken;
}

const counters = new WeakMap<TestingServer, Promise<{ key: string; personId: string }>>();

/** The access token of a person who has just unlocked the shared device of the outlet `d001`. */
export async function deviceToken(server: TestingServer): Promise<string> {
  let counter = counters.get(server);
  if (counter === undefined) {
    counter = (async () => {
      const owner = await server.demo();
      const { key } = await connectedDevice(server, owner, 'd001');
      return { key, personId: (await addPerson(server, owner, 'd001')).id };
    })();
    counters.set(server, counter);
  }
  const { key, personId } = await counter;
  return unlock(server, key, personId);
}
