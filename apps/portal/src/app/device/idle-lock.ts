import { idleMinutes } from '@riderbell/domain/devices/device-limits.ts';
import type { Clock } from '@riderbell/web/clock.ts';
import type { Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

const idleTime = idleMinutes * 60_000;
/** Touches are stored at most this often, in milliseconds. */
const precision = 5000;

export interface IdleLock {
  /** Remembers a touch. After a pause that was too long it changes nothing: the touch may be another person's. */
  touched(): void;
  /** The time until the device must lock, in milliseconds; 0 if it must lock now. */
  left(): number;
}

/** How long a shared device stays unlocked. All its tabs count, and the time runs on while none is open. */
export function createIdleLock({ store, clock }: { store: Pick<Store, 'read' | 'write'>; clock: Clock }): IdleLock {
  const left = () => {
    const stored = store.read(storageKeys.deviceTouched);
    // A stored time in the future means that the clock was set back, and says nothing.
    const pause = typeof stored === 'number' ? clock.now() - stored : idleTime;
    return pause < 0 ? 0 : Math.max(0, idleTime - pause);
  };
  return {
    left,
    touched() {
      const time = left();
      if (time > 0 && time < idleTime - precision) store.write(storageKeys.deviceTouched, clock.now());
    },
  };
}
