import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { devicePersonOf } from '../../platform/session/device-person.ts';
import { useSession } from '../../platform/session/browser-session.ts';

/** The name of the person who has unlocked this shared device; null for every other visitor. */
export function useDevicePerson(): string | null {
  return devicePersonOf(useSession());
}

/** Only a shared device loads its lock. */
export function LaterDeviceLock({ isWatched }: { isWatched: boolean }) {
  return useDevicePerson() !== null && <LoadedDeviceLock isWatched={isWatched} />;
}

function LoadedDeviceLock({ isWatched }: { isWatched: boolean }) {
  const part = useDeferredPart([], () => import('./device-lock.tsx'));
  return part && <part.DeviceLock isWatched={isWatched} />;
}
