import { estimateDelivery } from '@riderbell/domain/quotes/estimation.ts';
import { promisedRange, type PromiseOutcome, promiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { Schema } from '@riderbell/server/adapters/postgres/schema.ts';
import type { World, WorldOrder } from '@riderbell/worlds/world.ts';
import type { Transaction } from 'kysely';

/**
 * Inserts the promises that a world's orders would have had, and whether they were kept, so that a shop with past
 * deliveries promises times from experience.
 */
export async function plantPromises(transaction: Transaction<Schema>, world: World, now: number): Promise<void> {
  const outcomes = new Map<string, PromiseOutcome[]>();
  for (const order of world.orders) {
    const outcome = outcomeOf(order, world);
    if (outcome !== null) outcomes.set(order.vendorId, [outcome, ...(outcomes.get(order.vendorId) ?? [])]);
  }
  if (outcomes.size === 0) return;
  const rows = [...outcomes].map(([vendor_id, ended]) => ({
    vendor_id,
    outcomes: JSON.stringify(ended.toSorted((a, b) => b.endedAt - a.endedAt)),
    updated_at: new Date(now),
  }));
  await transaction
    .insertInto('promise_records')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function outcomeOf({ vendorId, distanceMetres, history }: WorldOrder, { vendors }: World): PromiseOutcome | null {
  const [first] = history;
  const last = history.at(-1);
  const vendor = vendors.find(({ id }) => id === vendorId);
  if (!first || !last || !vendor) return null;
  const madeAt = Date.parse(first.at);
  const { dropOffMinutes, soonestMinutes } = estimateDelivery({
    pickUpMetres: null,
    dropOffMetres: distanceMetres,
    vehicle: 'motorbike',
    minimumEtaMinutes: vendor.pickUpMinutes,
  });
  const at = (minutes: number) => madeAt + minutes * 60_000;
  const promise = promisedRange(at(dropOffMinutes), { outlet: [], everywhere: [] }, madeAt, at(soonestMinutes));
  const entries = history.map(({ status, at }) => ({ status, created_at: at }));
  return promiseOutcome({ status: last.status, status_history: entries, preordered_for: null }, promise);
}
