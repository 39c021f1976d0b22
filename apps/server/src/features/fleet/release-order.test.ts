import { applyStatusChange } from '@riderbell/domain/orders/apply-status-change.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, test } from 'vitest';
import { type CarriedChange, type CarriedOrder, type FleetNeeds, type FleetOrder, NeverCarried } from './ports.ts';
import { releaseOrder } from './release-order.ts';
import { sendEditToFleet } from './send-edit-to-fleet.ts';

const stop = {
  name: 'Shop',
  phoneNumber: '+66800000201',
  address: 'Soi 21',
  notes: '',
  latitude: 13.7,
  longitude: 100.5,
};
const at = '2026-11-21T04:00:00.000Z';

function orderIn(...statuses: OrderStatus[]): CarriedOrder {
  return {
    orderId: 'd001-7K3M9QX2AB',
    vendorId: 'd001',
    guestId: null,
    revision: 1,
    fleetSequence: 0,
    origin: stop,
    customer: { ...stop, name: 'Somsri' },
    description: '2 iced lattes',
    paymentMethod: 'CASH_ON_DELIVERY',
    amount: 26_500,
    changeNote: null,
    currency: 'THB',
    ageValidationRequired: false,
    rider: null,
    pickUpAt: null,
    dropOffAt: null,
    proofs: [],
    status: statuses.at(-1) ?? 'NEW',
    status_history: statuses.map((status) => ({ status, created_at: at })),
    preordered_for: null,
    created_at: at,
    updated_at: at,
  };
}

interface Scene {
  readonly needs: Pick<FleetNeeds, 'orders' | 'fleet' | 'onIgnored'>;
  order: CarriedOrder | null;
  readonly dispatched: FleetOrder[];
  failure: Error | null;
  readonly ignored: string[];
}

function sceneWith(order: CarriedOrder | null): Scene {
  const scene: Scene = {
    order,
    dispatched: [],
    failure: null,
    ignored: [],
    needs: {
      orders: {
        find: async () => scene.order,
        carriedBy: async () => [],
        async change(_, decide) {
          if (scene.order === null) return { kind: 'not-found' };
          const change: CarriedChange | null = decide(scene.order);
          if (change === null) return { kind: 'left', order: scene.order };
          const step = change.step && applyStatusChange(scene.order, { ...change.step, at });
          if (step && !step.ok) return { kind: 'refused', order: scene.order };
          scene.order = { ...(step ? step.order : scene.order), ...change.facts };
          return { kind: 'changed', order: scene.order };
        },
      },
      fleet: {
        async dispatch(given) {
          if (scene.failure) throw scene.failure;
          scene.dispatched.push(given);
        },
        withdraw: async () => undefined,
      },
      onIgnored: ({ why }) => void scene.ignored.push(why),
    },
  };
  return scene;
}

const id = 'd001-7K3M9QX2AB';

describe('releasing an order to the fleet', () => {
  test('stalls an order that the fleet will never carry, with its reason, and does not try again', async () => {
    const scene = sceneWith(orderIn('NEW', 'RECEIVED'));
    scene.failure = new NeverCarried(id, 'outside of our city');
    await releaseOrder(scene.needs, id);
    expect(scene.order?.status).toBe('STALLED');
    expect(scene.order?.status_history.at(-1)).toMatchObject({ by: 'fleet', reason: 'outside of our city' });
    await releaseOrder(scene.needs, id);
    expect(scene.dispatched).toEqual([]);
  });

  test('does not stall an order that was edited while the fleet refused its previous copy', async () => {
    const scene = sceneWith(orderIn('NEW', 'RECEIVED'));
    scene.needs.fleet.dispatch = async () => {
      if (scene.order) scene.order = { ...scene.order, revision: 2 };
      throw new NeverCarried(id, '');
    };
    await releaseOrder(scene.needs, id);
    expect(scene.order?.status).toBe('WAITING_FOR_TRANSPORT');
  });

  test('sets WAITING_FOR_TRANSPORT before the fleet gets the order', async () => {
    const scene = sceneWith(orderIn('NEW', 'RECEIVED'));
    scene.failure = new Error('fleet down');
    await expect(releaseOrder(scene.needs, id)).rejects.toThrow('fleet down');
    expect(scene.order?.status).toBe('WAITING_FOR_TRANSPORT');
    scene.failure = null;
    await releaseOrder(scene.needs, id);
    expect(scene.dispatched).toMatchObject([{ orderId: id, revision: 1, customer: { name: 'Somsri' } }]);
  });

  test('hands over the newest copy of an order that was edited meanwhile', async () => {
    const scene = sceneWith({ ...orderIn('NEW', 'RECEIVED', 'MODIFIED'), revision: 2 });
    await releaseOrder(scene.needs, id);
    expect(scene.order?.status).toBe('WAITING_FOR_TRANSPORT');
    expect(scene.dispatched).toMatchObject([{ revision: 2 }]);
  });

  test.each<OrderStatus[]>([
    ['NEW', 'RECEIVED', 'CANCELLED'],
    ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'],
    ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'PICKED_UP', 'DELIVERED'],
  ])('leaves an order alone that was cancelled or is further along', async (...statuses) => {
    const scene = sceneWith(orderIn(...statuses));
    await releaseOrder(scene.needs, id);
    expect(scene.dispatched).toEqual([]);
    expect(scene.order?.status).toBe(statuses.at(-1));
  });

  test('does nothing for an order that does not exist', async () => {
    const scene = sceneWith(null);
    await releaseOrder(scene.needs, id);
    expect(scene.dispatched).toEqual([]);
  });
});

describe('sending an edit to the fleet', () => {
  const accepted = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;

  test('hands over the new copy and returns the order to its previous status', async () => {
    const scene = sceneWith({ ...orderIn(...accepted, 'MODIFIED'), revision: 2 });
    await sendEditToFleet(scene.needs, id);
    expect(scene.dispatched).toMatchObject([{ revision: 2 }]);
    expect(scene.order?.status).toBe('COURIER_ACCEPTED_DELIVERY');
    expect(scene.order?.status_history.at(-1)?.by).toBe('fleet');
  });

  test('keeps MODIFIED for an edit that was made meanwhile', async () => {
    const scene = sceneWith({ ...orderIn(...accepted, 'MODIFIED'), revision: 2 });
    const { dispatch } = scene.needs.fleet;
    scene.needs.fleet.dispatch = async (order) => {
      await dispatch(order);
      if (scene.order) scene.order = { ...scene.order, revision: 3 };
    };
    await sendEditToFleet(scene.needs, id);
    expect(scene.order?.status).toBe('MODIFIED');
  });

  test('keeps MODIFIED when the fleet refuses the edit, and logs the reason', async () => {
    const scene = sceneWith({ ...orderIn(...accepted, 'MODIFIED'), revision: 2 });
    scene.failure = new NeverCarried(id, 'too late');
    await sendEditToFleet(scene.needs, id);
    expect(scene.order?.status).toBe('MODIFIED');
    expect(scene.ignored).toEqual(['the fleet refused the edit: too late']);
  });

  test('does nothing for an order that was not released to the fleet yet', async () => {
    const scene = sceneWith(orderIn('NEW', 'RECEIVED', 'MODIFIED'));
    await sendEditToFleet(scene.needs, id);
    expect(scene.dispatched).toEqual([]);
    expect(scene.order?.status).toBe('MODIFIED');
  });

  test('hands over what the recipient pays with, also when the rider is on the way', async () => {
    const scene = sceneWith({
      ...orderIn(...accepted, 'PICKED_UP'),
      revision: 2,
      changeNote: { paysWith: 100_000, due: 26_500 },
    });
    await sendEditToFleet(scene.needs, id);
    expect(scene.dispatched).toMatchObject([{ revision: 2, change: { paysWith: 100_000, change: 73_500 } }]);
    expect(scene.order?.status).toBe('PICKED_UP');
  });

  test.each<OrderStatus[][]>([[['PICKED_UP', 'DELIVERED']], [['PICKED_UP', 'RETURN_INITIATED']], [['CANCELLED']]])(
    'does nothing for an order that has ended or goes back: %j',
    async (statuses) => {
      const scene = sceneWith(orderIn(...accepted, ...statuses));
      await sendEditToFleet(scene.needs, id);
      expect(scene.dispatched).toEqual([]);
    },
  );
});
