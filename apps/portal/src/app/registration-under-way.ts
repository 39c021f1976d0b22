import type { Clock } from '@riderbell/web/clock.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';
import { pageBehindSignIn } from './asked-for.ts';

/** A registration of this browser whose link is in the mail, so that the link signs in and leads on. Any tab may open it. */
export interface RegistrationUnderWay {
  readonly signInKey: string;
  /** The page that was asked for before the registration. */
  readonly askedFor: string | null;
}

export function keepRegistration(
  device: Pick<Store, 'write'>,
  clock: Clock,
  registration: RegistrationUnderWay,
  hours: number,
): void {
  device.write(storageKeys.registration, { ...registration, until: clock.now() + hours * 3_600_000 });
}

/** Null without one, and as soon as its link works no more. */
export function keptRegistration(device: Pick<Store, 'read'>, clock: Clock): RegistrationUnderWay | null {
  const kept = device.read(storageKeys.registration);
  if (typeof kept !== 'object' || kept === null) return null;
  const { signInKey, askedFor, until } = kept as Record<string, unknown>;
  if (typeof signInKey !== 'string' || typeof until !== 'number' || until <= clock.now()) return null;
  return { signInKey, askedFor: pageBehindSignIn(askedFor) };
}

export function forgetRegistration(device: Pick<Store, 'remove'>): void {
  device.remove(storageKeys.registration);
}
