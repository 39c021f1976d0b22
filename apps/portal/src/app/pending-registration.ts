import type { Clock } from '@riderbell/web/clock.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';
import { pageBehindSignIn } from './return-address.ts';

/** A registration of this browser whose link was mailed, so that the link signs the merchant in. It may be opened in any tab. */
export interface PendingRegistration {
  readonly signInKey: string;
  /** The page to return to after the registration. */
  readonly askedFor: string | null;
}

export function storePendingRegistration(
  device: Pick<Store, 'write'>,
  clock: Clock,
  registration: PendingRegistration,
  hours: number,
): void {
  device.write(storageKeys.registration, { ...registration, until: clock.now() + hours * 3_600_000 });
}

/** Null if there is none, or if its link has expired. */
export function readPendingRegistration(device: Pick<Store, 'read'>, clock: Clock): PendingRegistration | null {
  const stored = device.read(storageKeys.registration);
  if (typeof stored !== 'object' || stored === null) return null;
  const { signInKey, askedFor, until } = stored as Record<string, unknown>;
  if (typeof signInKey !== 'string' || typeof until !== 'number' || until <= clock.now()) return null;
  return { signInKey, askedFor: pageBehindSignIn(askedFor) };
}

export function forgetPendingRegistration(device: Pick<Store, 'remove'>): void {
  device.remove(storageKeys.registration);
}
