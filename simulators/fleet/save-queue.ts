import type { FleetStore, StoredDelivery, StoredRider } from './store.ts';

/** One change to store; a delivery that ended is removed. */
export type Change =
  | { readonly rider: StoredRider }
  | { readonly delivery: StoredDelivery }
  | { readonly ended: string };

class Batch {
  readonly riders = new Map<string, StoredRider>();
  readonly deliveries = new Map<string, StoredDelivery>();
  readonly ended = new Set<string>();

  add(change: Change): void {
    if ('rider' in change) {
      this.riders.set(change.rider.riderId, change.rider);
    } else if ('delivery' in change) {
      this.deliveries.set(change.delivery.request.orderId, change.delivery);
      this.ended.delete(change.delivery.request.orderId);
    } else {
      this.deliveries.delete(change.ended);
      this.ended.add(change.ended);
    }
  }
}

/**
 * Saves changes in the order of the calls, one save at a time; calls during a save share the next one.
 * @returns a function whose promise resolves once its changes are stored, and rejects when that save fails.
 */
export function createSaveQueue(store: FleetStore): (changes: readonly Change[]) => Promise<void> {
  let collecting: { batch: Batch; saved: Promise<void> } | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return (changes) => {
    if (collecting === null) {
      const batch = new Batch();
      const saved = last.then(() => {
        collecting = null;
        return store.save({
          riders: [...batch.riders.values()],
          deliveries: [...batch.deliveries.values()],
          ended: [...batch.ended],
        });
      });
      last = saved.catch(() => undefined);
      collecting = { batch, saved };
    }
    for (const change of changes) collecting.batch.add(change);
    return collecting.saved;
  };
}
