import { describe, expect, test } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { firstNameOf, neighbourhoodOf, showsRider, showsRiderUnderWay } from './recipient-view.ts';

const accepted = ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;
const collected = [...accepted, 'NEAR_VENDOR', 'PICKED_UP'] as const;

type History = readonly [OrderStatus, ...OrderStatus[]];

/** What the recipient sees of the rider after this history: the name, and perhaps number and position. */
function shown(history: History, beforePickUp = false): 'none' | 'who' | 'who and where' {
  const order = orderThrough(history);
  if (!showsRider(order, { beforePickUp })) return 'none';
  return showsRiderUnderWay(order, { beforePickUp }) ? 'who and where' : 'who';
}

describe('what a recipient sees of the rider', () => {
  test.each<[string, History]>([
    ['before a rider has the order', ['NEW', 'WAITING_FOR_TRANSPORT']],
    ['when a rider is on the way to the shop', accepted],
    ['when the rider is near the shop', [...accepted, 'NEAR_VENDOR']],
    ['when the rider is late', [...accepted, 'DELAYED']],
    ['when the order was edited after the acceptance', [...accepted, 'MODIFIED']],
  ])('is nothing %s', (_, history) => {
    expect(shown(history)).toBe('none');
  });

  test.each<[string, History]>([
    ['from the pick-up on', collected],
    ['on the way', [...collected, 'COURIER_LEFT_VENDOR']],
    ['at the door', [...collected, 'NEAR_CUSTOMER']],
    ['when the rider is late with the parcel', [...collected, 'DELAYED']],
    ['when the fleet did not report the acceptance', ['NEW', 'PICKED_UP']],
  ])('is name and position %s', (_, history) => {
    expect(shown(history)).toBe('who and where');
  });

  test.each<[string, History, string]>([
    ['the name after the delivery', [...collected, 'DELIVERED'], 'who'],
    ['the name while the parcel goes back', [...collected, 'RETURN_INITIATED'], 'who'],
    ['the name once the parcel is back', [...collected, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'], 'who'],
    ['no rider of a cancelled order', [...collected, 'CANCELLED'], 'none'],
    ['no rider while none is found', [...accepted, 'WAITING_FOR_TRANSPORT', 'STALLED'], 'none'],
  ])('shows %s', (_, history, expected) => {
    expect(shown(history)).toBe(expected);
    expect(shown(history, true)).toBe(expected);
  });

  test.each<[string, History, string]>([
    ['is name and position from the acceptance on', accepted, 'who and where'],
    ['is name and position while the rider is late before the pick-up', [...accepted, 'DELAYED'], 'who and where'],
    ['is nothing when a rider is only assigned', ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'], 'none'],
    ['is nothing when the rider dropped out', [...accepted, 'WAITING_FOR_TRANSPORT'], 'none'],
  ])('with the flag show-track-order-before-picked-up, %s', (_, history, expected) => {
    expect(shown(history, true)).toBe(expected);
  });
});

test('firstNameOf returns the first word of a name', () => {
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
