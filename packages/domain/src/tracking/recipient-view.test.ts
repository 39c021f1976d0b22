import { describe, expect, test } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { firstNameOf, neighbourhoodOf, showsRider, showsRiderUnderWay } from './recipient-view.ts';

const accepted = ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;
const collected = [...accepted, 'NEAR_VENDOR', 'PICKED_UP'] as const;

type Way = readonly [OrderStatus, ...OrderStatus[]];

/** What shows of the rider after such a way: who it is, and its number and position too. */
function shown(way: Way, beforePickUp = false): 'nobody' | 'who' | 'who and where' {
  const order = orderThrough(way);
  if (!showsRider(order, { beforePickUp })) return 'nobody';
  return showsRiderUnderWay(order, { beforePickUp }) ? 'who and where' : 'who';
}

describe('a recipient sees the rider', () => {
  test.each<[string, Way]>([
    ['before any has it', ['NEW', 'WAITING_FOR_TRANSPORT']],
    ['when one is on the way to the shop', accepted],
    ['when that one is near the shop', [...accepted, 'NEAR_VENDOR']],
    ['when that one is late', [...accepted, 'DELAYED']],
    ['when the order was edited after the acceptance', [...accepted, 'MODIFIED']],
  ])('not %s', (_, way) => {
    expect(shown(way)).toBe('nobody');
  });

  test.each<[string, Way]>([
    ['from the pick-up on', collected],
    ['on the way', [...collected, 'COURIER_LEFT_VENDOR']],
    ['at the door', [...collected, 'NEAR_CUSTOMER']],
    ['when it is late with the parcel', [...collected, 'DELAYED']],
    ['when the fleet said nothing of the acceptance', ['NEW', 'PICKED_UP']],
  ])('%s', (_, way) => {
    expect(shown(way)).toBe('who and where');
  });

  test.each<[string, Way, string]>([
    ['who it was once it was delivered', [...collected, 'DELIVERED'], 'who'],
    ['who has it when it goes back', [...collected, 'RETURN_INITIATED'], 'who'],
    ['who had it once it is back', [...collected, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'], 'who'],
    ['nobody of an order that came to nothing', [...collected, 'CANCELLED'], 'nobody'],
    ['nobody while no rider is found', [...accepted, 'WAITING_FOR_TRANSPORT', 'STALLED'], 'nobody'],
  ])('%s', (_, way, expected) => {
    expect(shown(way)).toBe(expected);
    expect(shown(way, true)).toBe(expected);
  });

  test.each<[string, Way, string]>([
    ['from the acceptance on', accepted, 'who and where'],
    ['while it is late before the pick-up', [...accepted, 'DELAYED'], 'who and where'],
    ['not when one is only asked', ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'], 'nobody'],
    ['not when it dropped out', [...accepted, 'WAITING_FOR_TRANSPORT'], 'nobody'],
  ])('with the flag show-track-order-before-picked-up %s', (_, way, expected) => {
    expect(shown(way, true)).toBe(expected);
  });
});

test('a rider is known by the first name', () => {
  expect([' Kanda  Meechai', 'Kanda', ''].map(firstNameOf)).toEqual(['Kanda', 'Kanda', '']);
});

test('the neighbourhood of a point is the same for every door around', () => {
  const doors = [
    { latitude: 13.7438, longitude: 100.5568 },
    { latitude: 13.7361, longitude: 100.5649 },
  ];
  expect(doors.map(neighbourhoodOf)).toEqual(doors.map(() => ({ latitude: 13.74, longitude: 100.56 })));
  expect(neighbourhoodOf({ latitude: -33.8688, longitude: 180 })).toEqual({ latitude: -33.87, longitude: 180 });
});
