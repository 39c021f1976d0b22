import { expect, test } from 'vitest';
import { orderThrough } from './order-samples.ts';
import { fleetPlaceOf, placeOf } from './place-of.ts';

test('an order is where its status says', () => {
  expect(placeOf(orderThrough(['NEW', 'PICKED_UP']))).toBe('PICKED_UP');
});

test('a delayed or modified order is where it was before', () => {
  expect(placeOf(orderThrough(['NEW', 'NEAR_VENDOR', 'DELAYED']))).toBe('NEAR_VENDOR');
  expect(placeOf(orderThrough(['NEW', 'RECEIVED', 'MODIFIED', 'DELAYED']))).toBe('RECEIVED');
});

test('a delayed order without a history is simply delayed', () => {
  expect(placeOf({ status: 'DELAYED', status_history: [] })).toBe('DELAYED');
});

test('what the vendor reports takes back nothing of what the fleet has done', () => {
  const accepted = ['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;
  expect(fleetPlaceOf(orderThrough([...accepted, 'RECEIVED_BY_VENDOR']))).toBe('COURIER_ACCEPTED_DELIVERY');
  expect(fleetPlaceOf(orderThrough([...accepted, 'ACCEPTED_BY_VENDOR', 'MODIFIED']))).toBe('COURIER_ACCEPTED_DELIVERY');
  expect(fleetPlaceOf(orderThrough(['NEW', 'RECEIVED', 'RECEIVED_BY_VENDOR']))).toBe('RECEIVED_BY_VENDOR');
  expect(fleetPlaceOf(orderThrough([...accepted, 'NEAR_VENDOR']))).toBe('NEAR_VENDOR');
});
