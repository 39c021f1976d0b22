import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { expect, test } from 'vitest';
import type { CarriedOrder, FleetNeeds } from './ports.ts';
import { takeBackOrder } from './take-back-order.ts';

const stop = { name: 'Shop', phoneNumber: '', address: '', notes: '', latitude: 13.7, longitude: 100.5 };
const at = '2026-11-21T04:00:00.000Z';

function orderIn(...statuses: OrderStatus[]): CarriedOrder {
  return {
    orderId: 'd001-7K3M9QX2AB',
    vendorId: 'd001',
    guestId: null,
    revision: 2,
    fleetSequence: 0,
    origin: stop,
    customer: stop,
    description: '',
    paymentMethod: 'PAID',
    amount: null,
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

const putOff = orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED');
const released = orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED', 'WAITING_FOR_TRANSPORT');

/** What the fleet was told, with the order as `standing` says, which may change while the fleet is asked. */
function scene(standing: { order: CarriedOrder | null }, onWithdraw: () => void = () => undefined) {
  const told: string[] = [];
  const needs: Pick<FleetNeeds, 'orders' | 'fleet'> = {
    orders: {
      find: async () => standing.order,
      carriedBy: async () => [],
      change: () => Promise.reject(new Error('taking back changes no order')),
    },
    fleet: {
      dispatch: async ({ revision }) => void told.push(`dispatch ${revision}`),
      withdraw: async () => {
        told.push('withdraw');
        onWithdraw();
      },
    },
  };
  return { told, take: () => takeBackOrder(needs, putOff.orderId) };
}

test('an order that waits for another time is taken from the fleet', async () => {
  const { told, take } = scene({ order: putOff });
  await take();
  expect(told).toEqual(['withdraw']);
});

test('an order whose new time came meanwhile is with the fleet in the end, whichever was first', async () => {
  const standing = { order: putOff };
  const { told, take } = scene(standing, () => {
    standing.order = released;
  });
  await take();
  expect(told).toEqual(['withdraw', 'dispatch 2']);
});

test('a repetition after a crash takes nothing away that was released since', async () => {
  const { told, take } = scene({ order: released });
  await take();
  expect(told).toEqual(['dispatch 2']);
});

test.each([
  ['cancelled', orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED', 'CANCELLED')],
  ['on its way', orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED', 'PICKED_UP')],
  ['gone', null],
])('an order that is %s by then is no more of its business', async (_, order) => {
  const { told, take } = scene({ order });
  await take();
  expect(told).toEqual([]);
});
