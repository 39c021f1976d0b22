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

const putOff = orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED');
const released = orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED', 'WAITING_FOR_TRANSPORT');

/** Records the calls to the fleet; `stored.order` is the order, which a test may change during a call. */
function scene(stored: { order: CarriedOrder | null }, onWithdraw: () => void = () => undefined) {
  const calls: string[] = [];
  const needs: Pick<FleetNeeds, 'orders' | 'fleet'> = {
    orders: {
      find: async () => stored.order,
      carriedBy: async () => [],
      change: () => Promise.reject(new Error('taking back changes no order')),
    },
    fleet: {
      dispatch: async ({ revision }) => void calls.push(`dispatch ${revision}`),
      withdraw: async () => {
        calls.push('withdraw');
        onWithdraw();
      },
    },
  };
  return { calls, take: () => takeBackOrder(needs, putOff.orderId) };
}

test('withdraws an order that waits for another time', async () => {
  const { calls, take } = scene({ order: putOff });
  await take();
  expect(calls).toEqual(['withdraw']);
});

test('leaves an order whose new time has come with the fleet, whichever job ran first', async () => {
  const stored = { order: putOff };
  const { calls, take } = scene(stored, () => {
    stored.order = released;
  });
  await take();
  expect(calls).toEqual(['withdraw', 'dispatch 2']);
});

test('hands an order over again after a crash if it was released since, and does not withdraw it', async () => {
  const { calls, take } = scene({ order: released });
  await take();
  expect(calls).toEqual(['dispatch 2']);
});

test.each([
  ['cancelled', orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED', 'CANCELLED')],
  ['on its way', orderIn('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'RECEIVED', 'PICKED_UP')],
  ['gone', null],
])('does nothing for an order that is %s by then', async (_, order) => {
  const { calls, take } = scene({ order });
  await take();
  expect(calls).toEqual([]);
});
