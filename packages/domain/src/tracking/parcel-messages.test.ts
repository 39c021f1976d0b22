import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../orders/order-status.ts';
import { type ParcelMessage, parcelMessageOf, parcelMessages, parcelMessagesOf } from './parcel-messages.ts';

const minute = (index: number) => new Date(Date.UTC(2026, 10, 21, 5, index)).toISOString();

/** An order with this history, one status per minute. */
function after(...statuses: string[]) {
  return {
    status: statuses.at(-1) ?? '',
    status_history: statuses.map((status, index) => ({ status, created_at: minute(index) })),
  };
}

describe('the individual tracking page', () => {
  it('has the seven messages of the specification in their order', () => {
    expect(parcelMessages).toEqual([
      'order-placed',
      'to-collection-point',
      'near-collection-point',
      'to-delivery-point',
      'near-delivery-point',
      'delivered',
      'cancelled',
    ]);
  });

  it('shows one of them in every status', () => {
    const messages = Object.fromEntries(orderStatuses.map((status) => [status, parcelMessageOf(after(status))]));
    expect(messages).toEqual({
      INITIATED: 'order-placed',
      PAYMENT_INITIATED: 'order-placed',
      PAYMENT_COMMITTED: 'order-placed',
      PAYMENT_FAILED: 'cancelled',
      PAYMENT_CANCELLED: 'cancelled',
      NEW: 'order-placed',
      STALLED: 'cancelled',
      RECEIVED: 'order-placed',
      WAITING_FOR_TRANSPORT: 'order-placed',
      ASSIGNED_TO_TRANSPORT: 'order-placed',
      COURIER_ACCEPTED_DELIVERY: 'to-collection-point',
      RECEIVED_BY_VENDOR: 'order-placed',
      ACCEPTED_BY_VENDOR: 'order-placed',
      NEAR_VENDOR: 'near-collection-point',
      DELAYED: 'order-placed',
      PICKED_UP: 'to-delivery-point',
      COURIER_LEFT_VENDOR: 'to-delivery-point',
      NEAR_CUSTOMER: 'near-delivery-point',
      DELIVERED: 'delivered',
      CANCELLED: 'cancelled',
      MODIFIED: 'order-placed',
      RETURN_INITIATED: 'order-placed',
      RETURNED_TO_VENDOR: 'order-placed',
    });
  });

  it.each<[string[], ParcelMessage]>([
    [['RECEIVED', 'DELAYED'], 'order-placed'],
    [['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'DELAYED'], 'to-collection-point'],
    [['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'DELAYED', 'MODIFIED'], 'near-collection-point'],
    [['NEAR_VENDOR', 'PICKED_UP', 'DELAYED'], 'to-delivery-point'],
    [['PICKED_UP', 'NEAR_CUSTOMER', 'DELAYED'], 'near-delivery-point'],
    // The parcel goes back: the last message stays.
    [['PICKED_UP', 'NEAR_CUSTOMER', 'RETURN_INITIATED'], 'near-delivery-point'],
    [['PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'], 'to-delivery-point'],
    // The rider dropped out.
    [['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'WAITING_FOR_TRANSPORT'], 'order-placed'],
    // The vendor reports that it has the order while the rider is on the way.
    [['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'ACCEPTED_BY_VENDOR'], 'to-collection-point'],
    // A newer server sends an unknown status.
    [['PICKED_UP', 'CROSSING_THE_RIVER'], 'to-delivery-point'],
    [['CROSSING_THE_RIVER'], 'order-placed'],
  ])('after %j shows %s', (way, message) => {
    expect(parcelMessageOf(after(...way))).toBe(message);
  });
});

describe('the list of messages', () => {
  it('shows all messages, with the times of those that became true', () => {
    const order = after('NEW', 'RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP');
    expect(parcelMessagesOf(order)).toEqual([
      { message: 'order-placed', state: 'done', at: minute(0) },
      { message: 'to-collection-point', state: 'done', at: minute(2) },
      { message: 'near-collection-point', state: 'done', at: null },
      { message: 'to-delivery-point', state: 'now', at: minute(3) },
      { message: 'near-delivery-point', state: 'ahead', at: null },
      { message: 'delivered', state: 'ahead', at: null },
    ]);
  });

  it('shows the messages before the rider dropped out as ahead again', () => {
    const order = after('NEW', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT');
    expect(parcelMessagesOf(order).slice(0, 2)).toEqual([
      { message: 'order-placed', state: 'now', at: minute(0) },
      { message: 'to-collection-point', state: 'ahead', at: null },
    ]);
  });

  it('ends where the parcel turned back', () => {
    const order = after('NEW', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP', 'RETURN_INITIATED');
    expect(parcelMessagesOf(order)).toEqual([
      { message: 'order-placed', state: 'done', at: minute(0) },
      { message: 'to-collection-point', state: 'done', at: minute(1) },
      { message: 'near-collection-point', state: 'done', at: minute(2) },
      { message: 'to-delivery-point', state: 'done', at: minute(3) },
    ]);
  });

  it('ends with the cancellation after the messages that became true', () => {
    expect(parcelMessagesOf(after('RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'CANCELLED'))).toEqual([
      { message: 'order-placed', state: 'done', at: minute(0) },
      { message: 'to-collection-point', state: 'done', at: minute(1) },
      { message: 'cancelled', state: 'now', at: minute(2) },
    ]);
  });
});
