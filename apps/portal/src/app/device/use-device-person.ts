import { useSession } from '../../platform/session/browser-session.ts';
import { devicePersonOf } from '../../platform/session/auth.ts';

/** The name of the person who has unlocked this shared device; null for every other visitor. */
export function useDevicePerson(): string | null {
  return devicePersonOf(useSession());
}
