import type { LockedDevice } from '@riderbell/contract/shapes/device.ts';
import { connectDevice } from '@riderbell/contract/calls/devices/connect-device.ts';
import { readDevice } from '@riderbell/contract/calls/devices/read-device.ts';
import { unlockDevice } from '@riderbell/contract/calls/devices/unlock-device.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { browserClock } from '@riderbell/web/clock.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { session } from '../../../platform/session/browser-session.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { problemOf } from '../form/problem-of.ts';

/** The key of this device; null if the browser is not connected as a shared device. */
export function storedDeviceKey(): string | null {
  const key = store.read(storageKeys.deviceKey);
  return typeof key === 'string' ? key : null;
}

/** Connects this browser. A code works once, so there is no automatic retry. */
export function connect(code: string, onConnected: (device: LockedDevice) => void): Promise<ApiProblem | null> {
  return problemOf(callApi(connectDevice, { body: { code } }, { retries: 0 }), ({ result }) => {
    store.write(storageKeys.deviceKey, result.key);
    // The manager who connects it must not stay signed in at the counter.
    if (session.current() !== null) void session.logout();
    onConnected(result.device);
  });
}

/** Reads who may unlock this device. The key of a removed device is forgotten. */
export async function readPeople(key: string): Promise<LockedDevice | ApiProblem> {
  let device: LockedDevice | null = null;
  const problem = await problemOf(callApi(readDevice, { body: { key } }), ({ result }) => {
    device = result;
  });
  if (problem?.code === 'device.disconnected') store.remove(storageKeys.deviceKey);
  const read = problem ?? device;
  if (read === null) throw new Error('A device was read without an answer');
  return read;
}

/** Unlocks this device. Each attempt counts, so there is no automatic retry. */
export async function unlock(key: string, personId: string, pin: string): Promise<ApiProblem | null> {
  const problem = await problemOf(
    callApi(unlockDevice, { body: { key, person_id: personId, pin } }, { retries: 0 }),
    ({ result }) => {
      if (session.current() !== null) void session.logout();
      store.write(storageKeys.deviceTouched, browserClock.now());
      session.begin(result.user, result.AuthenticationResult);
    },
  );
  if (problem?.code === 'device.disconnected') store.remove(storageKeys.deviceKey);
  return problem;
}
