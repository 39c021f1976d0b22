import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { orderThrough } from '@riderbell/domain/orders/order-samples.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { defaultTrackingPage } from '@riderbell/domain/tracking/tracking-page.ts';
import { expect, it } from 'vitest';
import { getTrackedOrder } from './get-tracked-order.ts';
import type { LinkedOrder, TrackingNeeds } from './ports.ts';

const orderId = 'd001-0123456789';

function linkedOrder(statuses: readonly [OrderStatus, ...OrderStatus[]]): LinkedOrder {
  const point = { latitude: 13.74, longitude: 100.56 };
  return {
    ...orderThrough(statuses),
    orderId,
    vendorId: 'd001',
    familyId: 'demo',
    senderEmail: null,
    customer: { ...point, name: 'Somsri', address: 'Sukhumvit Soi 23' },
    origin: { ...point, name: 'Baan Coffee', address: 'Sukhumvit Soi 21', phoneNumber: '' },
    amount: null,
    currency: 'THB',
    description: '',
    paymentMethod: 'PAID',
    rider: { id: 'rider-1', name: 'Kanda', phoneNumber: '+66800000199', vehicle: 'motorbike' },
    pickUpAt: null,
    dropOffAt: null,
    changeNote: null,
    promise: null,
  };
}

/** Requests the order and returns what was read for it. */
async function ask(order: LinkedOrder, params = { orderId }, vendorsDecide = false): Promise<string[]> {
  const read: string[] = [];
  const needs: TrackingNeeds = {
    orders: {
      async find(id) {
        read.push(`order ${id}`);
        return id === order.orderId ? order : null;
      },
    },
    positions: {
      async find(id) {
        read.push(`rider ${id}`);
        return null;
      },
    },
    setChangeNote: async () => ({ kind: 'not-found' }),
    changeNoteLimits: { take: async () => null },
    bankNotes: [],
    unknownLinks: {
      async take(address) {
        read.push(`stranger ${address}`);
        return null;
      },
    },
    pages: {
      async find(vendorId, familyId) {
        read.push(`page ${vendorId} ${familyId}`);
        return { ...defaultTrackingPage, showMap: false };
      },
      save: async () => undefined,
    },
    flags: async () => ({ ...defaultFlags(), 'tracking-page-settings': vendorsDecide }),
    now: () => Date.parse(order.updated_at),
    linkHours: 24,
  };
  const remoteAddress = '10.0.0.1';
  await getTrackedOrder(needs)({
    params,
    query: undefined,
    body: undefined,
    principal: null,
    once: null,
    requestId: 'request',
    remoteAddress,
    userAgent: undefined,
  });
  return read;
}

it('an open page costs one read, and a second one only while the rider is shown', async () => {
  expect(await ask(linkedOrder(['NEW', 'COURIER_ACCEPTED_DELIVERY']))).toEqual([`order ${orderId}`]);
  expect(await ask(linkedOrder(['NEW', 'PICKED_UP']))).toEqual([`order ${orderId}`, 'rider rider-1']);
  expect(await ask(linkedOrder(['NEW', 'DELIVERED']))).toEqual([`order ${orderId}`]);
});

it("the vendor's settings are read only if vendors decide, and a rider whom they hide is not read", async () => {
  expect(await ask(linkedOrder(['NEW', 'PICKED_UP']), { orderId }, true)).toEqual([
    `order ${orderId}`,
    'page d001 demo',
  ]);
});

it('an id is counted against the caller only when neither it nor its corrected form exists', async () => {
  const order = linkedOrder(['NEW']);
  expect(await ask(order, { orderId: 'D001-O123456789' })).toEqual(['order D001-O123456789', `order ${orderId}`]);
  const wrong = { orderId: 'd001-ZZZZZZZZZZ' };
  expect(await ask(order, wrong)).toEqual(['order d001-ZZZZZZZZZZ', 'stranger 10.0.0.1']);
});
