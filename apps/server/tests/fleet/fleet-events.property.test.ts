import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
import { applyStatusChange } from '@riderbell/domain/orders/apply-status-change.ts';
import { editedPartsOf } from '@riderbell/domain/orders/edit-trace.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RecordingFleet } from '../../src/adapters/fleet/recording-fleet.ts';
import { createFleetFeature, type FleetFeature } from '../../src/features/fleet/feature.ts';
import { type FleetStatusEvent, fleetStatuses } from '../../src/features/fleet/ports.ts';
import { context, ordersScene } from '../../src/features/orders/order-samples.ts';
import type { OrderRecord } from '../../src/features/orders/ports.ts';

/** The orders and fleet features together, with a store in memory. */
function scene(): ReturnType<typeof ordersScene> & { fleet: FleetFeature } {
  const orders = ordersScene();
  const fleet = createFleetFeature({
    fleet: new RecordingFleet(),
    orders: {
      find: (orderId) => orders.feature.find(orderId),
      carriedBy: (riderId) => orders.feature.carriedBy(riderId),
      change: (orderId, decide) => orders.feature.carry(orderId, decide),
    },
    positions: { save: async () => undefined, find: async () => null, findAll: async () => new Map() },
    photos: { put: async () => undefined },
    cleanPhoto: async (bytes) => ({ ok: true, photo: bytes, contentType: 'image/png' }),
    vendors: orders.needs.vendors,
    now: orders.needs.now,
    proofRetentionDays: 7,
    topSpeedKmh: 150,
    onIgnored: () => undefined,
  });
  return { ...orders, fleet };
}

type Action =
  | {
      readonly do: 'report';
      readonly sequence: number;
      readonly status: FleetStatusEvent['status'];
      readonly clock: number;
    }
  | { readonly do: 'cancel' | 'edit' | 'release' | 'tell-fleet' };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      sequence: fc.integer({ min: 1, max: 12 }),
      status: fc.constantFrom(...fleetStatuses),
      // The servers' clocks differ, so time may go back a little.
      clock: fc.integer({ min: -50, max: 60_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'edit', 'release', 'tell-fleet') }) },
);

async function carryOut(on: ReturnType<typeof scene>, orderId: string, what: Action): Promise<void> {
  const request = { ...context, query: undefined };
  switch (what.do) {
    case 'report': {
      on.clock.now += what.clock;
      const { sequence, status } = what;
      await on.fleet.receive({
        kind: 'status',
        orderId,
        sequence,
        status,
        rider: null,
        pickUpAt: null,
        dropOffAt: null,
      });
      return;
    }
    case 'cancel': {
      const body = { vendor_id: 'd001', order_id: orderId, reason: 'duplicate-order' as const };
      await on.feature.handlers.cancelOrder({ ...request, params: undefined, body });
      return;
    }
    case 'edit': {
      const order = on.store.writes.at(-1)?.event;
      if (!order) throw new Error('there is no order to edit');
      const body = {
        vendor_id: 'd001',
        payment_method: order.order.payment_method,
        amount: order.order.amount,
        item_details: order.order.description,
        location: order.customer.location,
        delivery_fee: order.delivery_fee,
        updated_at: order.updated_at,
      };
      await on.feature.handlers.updateOrder({ ...request, params: { id: orderId }, body });
      return;
    }
    case 'release':
      return on.fleet.jobs['release-order']({ orderId });
    case 'tell-fleet':
      return on.fleet.jobs['send-edit-to-fleet']({ orderId });
  }
}

/** Replays a history from its first entry; throws if the domain does not allow one of its steps. */
function replay(order: OrderRecord): OrderProgress {
  const [first, ...rest] = order.status_history;
  if (!first) throw new Error('an order without a history');
  let progress: OrderProgress = {
    status: first.status,
    status_history: [first],
    preordered_for: null,
    created_at: first.created_at,
    updated_at: first.created_at,
  };
  for (const { status, created_at: at, by = '', reason } of rest) {
    // An edit that keeps the status is recorded as an entry with that status, which is not a change of status.
    if (status === progress.status && editedPartsOf(reason) !== null) continue;
    const step = applyStatusChange(progress, { status, at, by });
    if (!step.ok) throw new Error(`${progress.status} → ${status}: ${step.refusal}`);
    progress = step.order;
  }
  return progress;
}

describe('any sequence of fleet events and merchant actions', () => {
  test('keeps the history legal, makes copies only newer and never undoes an event of the fleet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 30 }), async (actions) => {
        const on = scene();
        const { order_id: id } = await on.created();
        for (const what of actions) await carryOut(on, id, what);
        const order = on.store.orders.get(id);
        if (!order) throw new Error('the order vanished');
        expect(replay(order).status).toBe(order.status);
        const copies = on.store.writes.map(({ event }) => event.updated_at);
        expect(copies).toEqual([...new Set(copies)].toSorted());
        const sequences = on.store.writes.map((write) => write.order.fleetSequence);
        expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
        expect(on.store.writes.map((write) => write.order.version)).toEqual(
          on.store.writes.map((_, index) => index + 1),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('ends the same when a stream of events comes twice in any order', async () => {
    const report = fc.record({ sequence: fc.integer({ min: 1, max: 12 }), status: fc.constantFrom(...fleetStatuses) });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(report, { maxLength: 12, selector: (r) => r.sequence }), async (reports) => {
        const on = scene();
        const { order_id: id } = await on.created();
        const send = ({ sequence, status }: (typeof reports)[number]): Promise<unknown> =>
          on.fleet.receive({
            kind: 'status',
            orderId: id,
            sequence,
            status,
            rider: null,
            pickUpAt: null,
            dropOffAt: null,
          });
        for (const one of reports.toSorted((a, b) => a.sequence - b.sequence)) await send(one);
        const once = on.store.orders.get(id);
        const applied = on.store.orders.get(id)?.fleetSequence ?? 0;
        // A refused event must not become legal when it is repeated, as long as no newer one was applied meanwhile.
        for (const again of reports.filter(({ sequence }) => sequence <= applied)) await send(again);
        expect(on.store.orders.get(id)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });
});
